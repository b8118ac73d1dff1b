/** Joins class names and leaves out what is not there; undefined where nothing is left. */
export function classes(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
