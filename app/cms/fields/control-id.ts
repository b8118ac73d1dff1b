/** The HTML id of the control for a path such as "fields.weights[0].date". */
export function controlId(path: string): string {
  return `f-${path.replace(/[^a-zA-Z0-9]+/g, "-").replace(/-$/, "")}`;
}
