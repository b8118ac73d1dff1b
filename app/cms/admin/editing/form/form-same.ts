// Whether two stored values are the same to a reader: nothing typed is nothing stored, however it is written.

/** Compares plain JSON values; null, "", and a missing key are the same nothing. */
export function isSame(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: unknown): string {
  return JSON.stringify(value ?? "", (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner)
            .filter(([, cell]) => cell !== null && cell !== "" && cell !== undefined)
            .sort(([left], [right]) => (left < right ? -1 : 1)),
        )
      : inner,
  );
}
