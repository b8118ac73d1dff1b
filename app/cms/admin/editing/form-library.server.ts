// The library as the form's pickers show it without JavaScript: the newest, and what each was asked for.

import { listPictures } from "#app/cms/library/list.server.ts";
import type { PickerPage } from "#app/cms/library/picture.ts";
import { readLibraryQuery } from "#app/cms/library/query.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

const OFFERED = 24;
const PATH = /^(?:cover|body|fields\.[a-zA-Z]+)$/;

export async function pickerPages(
  db: Db,
  asked: ReadonlyMap<string, { q: string; page: number }> = new Map(),
): Promise<Record<string, PickerPage>> {
  const all = readLibraryQuery(new URLSearchParams());
  const pages: Record<string, PickerPage> = { "": { q: "", ...(await listPictures(db, all, OFFERED)) } };
  for (const [path, { q, page }] of asked) {
    if (!PATH.test(path) || (q === "" && page === 1)) continue;
    pages[path] = { q, ...(await listPictures(db, { ...all, q, page }, OFFERED)) };
  }
  return pages;
}
