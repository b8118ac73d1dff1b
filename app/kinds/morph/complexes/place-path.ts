/** Where one stands at an allele on the map. */
export function placePath(allele: string): string {
  return `/morph/complexes/${allele}`;
}
