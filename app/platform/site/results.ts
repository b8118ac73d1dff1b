// The id of a page's results: where keyboard and screen reader begin when another page or filter of a list is requested.

export const RESULTS = "results";
