/** The sheet of keys, opened by « ? » or from the menu. */
export const help = $state({ keys: false });
