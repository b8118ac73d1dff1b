/** URL of all genes and combos, for offline use by the calculator and the notebook. */
export const GENES_FILE = "/offline/genes.json";
