// Some entries as the files of an export, with the pictures they use: `npm run import` takes the folder in.

import type { KindName } from "#app/cms/content/kind.ts";
import { entryState } from "#app/cms/content/place.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { kindServer } from "#app/kinds/kinds.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { copyOfImage } from "#app/platform/images/copies.server.ts";
import { writeEntryFile } from "./entry-file.server.ts";
import { PICTURES, pictureFiles } from "./picture-folder.server.ts";
import { MARK, MARK_FILE } from "./site-folder.server.ts";
import type { ZipFile } from "./zip.server.ts";

/** What is gone meanwhile is left out. */
export async function* chosenFiles(db: Db, kind: KindName, ids: readonly string[]): AsyncGenerator<ZipFile> {
  yield { name: MARK_FILE, content: MARK };
  for (const id of ids) {
    const placed = await entryState(db, kind, id);
    if (!placed) continue;
    const text = writeEntryFile(kindNamed(kind), placed.state, await kindServer(kind).log?.of(db, id));
    yield { name: `${kind}/${id}.md`, content: text };
  }
  for (const image of await usedBy(db, kind, ids)) {
    for (const [name, content] of pictureFiles(await copyOfImage(db, image))) {
      yield { name: `${PICTURES}/${image}/${name}`, content };
    }
  }
}

async function usedBy(db: Db, kind: KindName, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("image_uses as u")
    .innerJoin("images as i", "i.id", "u.image")
    .select("i.id")
    .distinct()
    .where("u.kind", "=", kind)
    .where("u.id", "in", ids)
    .where("u.scope", "<>", "past")
    .orderBy("i.id")
    .execute();
  return rows.map(({ id }) => id);
}
