/** The address of an allele on the map. */
export function placePath(allele: string): string {
  return `/morph/complexes/${allele}`;
}
