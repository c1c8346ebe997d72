/** What is open beside a table: the keys (« ? », or from the menu), the rules. */
export const help = $state({ keys: false, rules: false });
