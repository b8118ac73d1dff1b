export const ROW_INTENT = "__intent__";

export function addRow(path: string): string {
  return JSON.stringify({ type: "insert", payload: { name: path, defaultValue: {} } });
}

export function removeRow(path: string, index: number): string {
  return JSON.stringify({ type: "remove", payload: { name: path, index } });
}

export function moveRow(path: string, from: number, to: number): string {
  return JSON.stringify({ type: "reorder", payload: { name: path, from, to } });
}
