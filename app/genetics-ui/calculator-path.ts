// Addresses of the calculator: short enough to share, and read back to the same question.

export type Query = Record<string, string | number | null | undefined>;

/** /calculate with the given parameters; empty ones are left out. */
export function calculatorPath(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") search.set(name, String(value));
  }
  // Colons and commas may stand in a query as they are; encoded, "ball:id" would look like an accident.
  const text = search.toString().replaceAll("%3A", ":").replaceAll("%2C", ",");
  return text === "" ? "/calculate" : `/calculate?${text}`;
}
