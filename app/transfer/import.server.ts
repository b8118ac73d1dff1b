// Takes a folder of files into a site: everything, or nothing where anything stands against it.

import { IMPORT_ACTOR, isPerson } from "#app/cms/content/actors.ts";
import { raiseGeneration } from "#app/platform/cache/generation.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { fileHashes, keepCopy, replaceCopy } from "#app/platform/images/copies.server.ts";
import { putSetting, readSetting, settingRevisions } from "#app/platform/settings/settings.server.ts";
import { emptyShopInformation, type ShopInformation } from "#app/shop/registration.ts";
import { type Change, editedByHand } from "./change.ts";
import type { FileProblem } from "./file-problem.ts";
import { changeOfEntry } from "./import-entries.server.ts";
import { missingPictures } from "./missing-pictures.ts";
import type { FoundPicture } from "./picture-folder.server.ts";
import { SHOP_FILE, writeShopFile } from "./shop-file.server.ts";
import { readSiteFolder } from "./site-folder.server.ts";

export interface Imported {
  /** Where there are any, nothing was written. */
  problems: FileProblem[];
  /** The names of what was added, brought up to date, and left as it is: "term/scale", "images/…", "shop.yaml". */
  added: string[];
  updated: string[];
  unchanged: string[];
}

interface Options {
  /** Replaces what a person has edited since. */
  replace: boolean;
  /** Finds out everything and writes nothing. */
  dryRun: boolean;
  now: Date;
}

export function importSite(db: Db, folder: string, { replace, dryRun, now }: Options): Promise<Imported> {
  const site = readSiteFolder(folder);
  return db.transaction().execute(async (trx) => {
    const existing = await fileHashes(trx);
    const changes = site.pictures.map((picture) => changeOfPicture(trx, picture, existing, replace));
    for (const entry of site.entries) changes.push(await changeOfEntry(trx, entry, now, replace));
    if (site.shop) changes.push(await changeOfShop(trx, site.shop, now, replace));
    const there = new Set([...existing.keys(), ...site.pictures.map(({ id }) => id)]);
    const problems = [
      ...site.problems,
      ...missingPictures(site.entries, there),
      ...changes.flatMap((change) => (change.step === "refused" ? [change.problem] : [])),
    ];
    if (problems.length === 0 && !dryRun) {
      for (const change of changes) if ("apply" in change) await change.apply();
      await raiseGeneration(trx);
    }
    const named = (step: Change["step"]) => changes.filter((change) => change.step === step).map(({ name }) => name);
    return { problems, added: named("added"), updated: named("updated"), unchanged: named("unchanged") };
  });
}

/** A picture of the same file is the same. Another file under the same id was put in its place by a person, here or there. */
function changeOfPicture(
  trx: Db,
  { id, file, sha256, read }: FoundPicture,
  existing: ReadonlyMap<string, string>,
  replace: boolean,
): Change {
  const name = `images/${id}`;
  const refused = (message: string): Change => ({ name, step: "refused", problem: { file, line: 1, message } });
  if (existing.get(id) === sha256) return { name, step: "unchanged" };
  const [twin] = [...existing].find(([, hash]) => hash === sha256) ?? [];
  if (twin) return refused(`同じファイルが、別の画像 ${twin} としてあります`);
  if (!existing.has(id)) return { name, step: "added", apply: () => keepCopy(trx, read(), IMPORT_ACTOR) };
  return replace ? { name, step: "updated", apply: () => replaceCopy(trx, read()) } : refused(editedByHand);
}

async function changeOfShop(trx: Db, shop: ShopInformation, now: Date, replace: boolean): Promise<Change> {
  const name = SHOP_FILE;
  const { version, value } = await readSetting(trx, "shop", emptyShopInformation);
  if (version > 0 && writeShopFile(value) === writeShopFile(shop)) return { name, step: "unchanged" };
  const [last] = await settingRevisions(trx, "shop");
  if (last && isPerson(last.savedBy) && !replace) {
    return { name, step: "refused", problem: { file: name, line: 1, message: editedByHand } };
  }
  return {
    name,
    step: version > 0 ? "updated" : "added",
    apply: () => putSetting(trx, "shop", version + 1, shop, { by: IMPORT_ACTOR, now }),
  };
}
