// The entries that a name or an address belongs to.

import { ID_PATTERN } from "#app/cms/content/kind.ts";
import type { NameBook } from "./names.server.ts";
import type { NamedEntry } from "./words.ts";

/** By kind and folded name. */
export function namedIn({ names, documents }: NameBook): NamedEntry {
  return (kind, name) => {
    const found = (names.get(name)?.documents ?? []).flatMap((rowid) => documents.get(rowid) ?? []);
    const [only, ...others] = new Set(found.filter((one) => one.kind === kind).map(({ id }) => id));
    return others.length === 0 ? only : undefined;
  };
}

/** What stands at an address that ends so, as who copied it asks. */
export function withId({ documents }: NameBook, query: string): number[] {
  const asked = query.normalize("NFKC").trim().toLowerCase();
  if (!ID_PATTERN.test(asked)) return [];
  const found: number[] = [];
  for (const [rowid, { id }] of documents) if (id === asked) found.push(rowid);
  return found;
}
