/** All genes and combos as one file: what the calculator and the notebook answer from without a connection. */
export const GENES_FILE = "/offline/genes.json";
