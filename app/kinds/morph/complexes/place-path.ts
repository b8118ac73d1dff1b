export function placePath(allele: string): string {
  return `/morph/complexes/${allele}`;
}
