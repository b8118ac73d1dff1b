// Returns the share picture (JPEG) for a page's path: an entry's cover, or its section's picture (public/share).

import { readFile } from "node:fs/promises";
import { ID_PATTERN } from "#app/cms/content/kind.ts";
import { getVisible } from "#app/cms/content/public-queries.server.ts";
import { allKinds } from "#app/cms/content/registry.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { SHARE_WIDTH } from "#app/platform/images/image.ts";
import { readVariant } from "#app/platform/images/variants.server.ts";

export async function sharePicture(db: Db, path: string, now: Date): Promise<Uint8Array | undefined> {
  const [, section = "", id = ""] = /^\/([\w-]*)(?:\/(.+))?$/.exec(path) ?? [];
  const kind = allKinds().find((one) => one.path === `/${section}`);
  const entry = kind && ID_PATTERN.test(id) ? await getVisible(db, kind.name, id, now) : undefined;
  const cover = entry?.content.cover;
  const own = cover && (await readVariant(db, cover.image, SHARE_WIDTH, "jpeg"));
  return own ?? (await sectionPicture(section)) ?? sectionPicture("index");
}

/** In development, and in a build without sources. */
const FOLDERS = ["public", "build/client"];

async function sectionPicture(section: string): Promise<Uint8Array | undefined> {
  for (const folder of FOLDERS) {
    const bytes = await readFile(`${folder}/share/${section}.jpg`).catch(() => undefined);
    if (bytes) return bytes;
  }
  return undefined;
}
