// Id of a list's results, focused after paging or filtering.

export const RESULTS = "results";
