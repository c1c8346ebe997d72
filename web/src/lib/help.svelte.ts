/** What is open beside a table: the keys (« ? », or from the menu), the rules, and the article they open on. */
export const help = $state({ keys: false, rules: false, article: "" });
