/** Ball pythons lay about 1 to 15 eggs; larger numbers are typos. */
export const maxEggs = 50;
