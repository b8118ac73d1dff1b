type Value = string | Blob;

/** Returns a form with these values, as a browser without JavaScript sends it. */
export function formData(values: Readonly<Record<string, Value>> | Iterable<readonly [string, Value]>): FormData {
  const pairs = Symbol.iterator in values ? values : Object.entries(values);
  const form = new FormData();
  for (const [name, value] of pairs) form.append(name, value);
  return form;
}
