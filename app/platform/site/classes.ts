/** Joins class names, skipping falsy ones; undefined if none is left. */
export function classes(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
