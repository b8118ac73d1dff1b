/** A plain object of unknown values: what JSON, a form or a stranger may hand over. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
