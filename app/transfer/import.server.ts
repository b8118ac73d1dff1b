// Imports a folder of files: everything, or nothing if there is any problem.

import { IMPORT_ACTOR, isPerson } from "#app/cms/content/actors.ts";
import type { AnyKind, Content, Problem } from "#app/cms/content/kind.ts";
import { type EntryState, entryState, placeEntry } from "#app/cms/content/place.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { problemsOfWrite, refuseWrite } from "#app/cms/content/write-rules.server.ts";
import { kindServer } from "#app/collection/registry/kinds.server.ts";
import { raiseGeneration } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { imagesById, insertCopy, replaceCopy } from "#app/platform/images/copies.server.ts";
import type { Image } from "#app/platform/images/image.ts";
import { putSetting, readSetting } from "#app/platform/settings/settings.server.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import { emptyShopInformation, type ShopInformation } from "#app/shop/registration.ts";
import { writeEntryFile } from "./entry-file.server.ts";
import type { FoundEntry } from "./entry-folder.server.ts";
import type { FileProblem } from "./file-problem.ts";
import { type FoundPicture, pictureYaml } from "./picture-folder.server.ts";
import { SHOP_FILE, writeShopFile } from "./shop-file.server.ts";
import { readSiteFolder } from "./site-folder.server.ts";

type Change =
  | { name: string; step: "added" | "updated"; apply(): Promise<void> }
  | { name: string; step: "unchanged" }
  | { name: string; step: "refused"; problem: FileProblem };

const editedByHand =
  "管理画面で編集されています。ファイルの内容に置き換えるには --replace を付けてください（前の版は変更の履歴に残ります）";

export interface Imported {
  /** If any, nothing was written. */
  problems: FileProblem[];
  /** Names of the imported items: "term/scale", "images/…", "shop.yaml". */
  added: string[];
  updated: string[];
  unchanged: string[];
}

interface Options {
  /** Replaces items edited by a person. */
  replace: boolean;
  dryRun: boolean;
  now: Date;
}

export async function importSite(db: Db, folder: string, options: Options): Promise<Imported> {
  try {
    return await importWithin(db, folder, options);
  } catch (error) {
    if (error instanceof FileRefused) return { problems: error.problems, added: [], updated: [], unchanged: [] };
    throw error;
  }
}

/** Aborts an import whose files contradict each other. */
class FileRefused extends Error {
  readonly problems: FileProblem[];
  constructor(problems: FileProblem[]) {
    super(problems.map(({ file, message }) => `${file}: ${message}`).join("; "));
    this.problems = problems;
  }
}

function importWithin(db: Db, folder: string, { replace, dryRun, now }: Options): Promise<Imported> {
  const site = readSiteFolder(folder);
  return db.transaction().execute(async (trx) => {
    const existing = await imagesById(trx);
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

/** Compares a picture with the site's. A difference under the same id was made by a person. */
function changeOfPicture(
  trx: Db,
  { id, file, about, read }: FoundPicture,
  existing: ReadonlyMap<string, Image>,
  replace: boolean,
): Change {
  const name = `images/${id}`;
  const refused = (message: string): Change => ({ name, step: "refused", problem: { file, line: 1, message } });
  const current = existing.get(id);
  if (current && pictureYaml(current) === pictureYaml(about)) return { name, step: "unchanged" };
  const twin = [...existing.values()].find((one) => one.id !== id && one.sha256 === about.sha256);
  if (twin) return refused(`同じファイルが、別の画像 ${twin.id} としてあります`);
  if (!current) return { name, step: "added", apply: () => insertCopy(trx, read(), IMPORT_ACTOR) };
  if (!replace) return refused("サイトの画像と違います。ファイルの内容に置き換えるには --replace を付けてください");
  return { name, step: "updated", apply: () => replaceCopy(trx, read()) };
}

async function changeOfShop(trx: Db, shop: ShopInformation, now: Date, replace: boolean): Promise<Change> {
  const name = SHOP_FILE;
  const { version, value, by } = await readSetting(trx, "shop", emptyShopInformation);
  if (version > 0 && writeShopFile(value) === writeShopFile(shop)) return { name, step: "unchanged" };
  if (version > 0 && isPerson(by) && !replace) {
    return { name, step: "refused", problem: { file: name, line: 1, message: editedByHand } };
  }
  return {
    name,
    step: version > 0 ? "updated" : "added",
    apply: () => putSetting(trx, "shop", version + 1, shop, { by: IMPORT_ACTOR, now }),
  };
}

// Reports pictures used by entries that do not exist.
type Path = (string | number)[];

function missingPictures(entries: readonly FoundEntry[], there: ReadonlySet<string>): FileProblem[] {
  return entries.flatMap(({ file, state, lineOf }) => {
    const main = picturesIn(state.live ?? state.draft);
    const within = (name: string, content: Content | null) =>
      picturesIn(content).map(({ id, path }) => ({ id, path: [name, ...path] }));
    const others = state.live ? [...within("draft", state.draft), ...within("next", state.next)] : [];
    return [...main, ...others]
      .filter(({ id }) => !there.has(id))
      .map(({ id, path }) => ({
        file,
        line: lineOf(path),
        message: `画像 ${id} がありません（images/${id} にも、サイトにもありません）`,
      }));
  });
}

function picturesIn(content: Content | null): { id: string; path: Path }[] {
  if (!content) return [];
  const { cover, fields } = content;
  const rows = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : []).map((row, place) => ({ row, path: [name, place] })),
  );
  return [{ row: cover, path: ["cover"] }, ...rows].flatMap(({ row, path }) =>
    isRecord(row) && typeof row.image === "string" ? [{ id: row.image, path }] : [],
  );
}

async function changeOfEntry(trx: Db, found: FoundEntry, now: Date, replace: boolean): Promise<Change> {
  const { id, file, state, log, lineOf } = found;
  const kind = kindNamed(found.kind);
  const name = `${kind.name}/${id}`;
  const current = await entryState(trx, kind.name, id);
  const wanted = keepPersonalData(kind, withTimes(state, current?.state, now), current?.state);
  const isSame = current && writeEntryFile(kind, current.state) === writeEntryFile(kind, wanted);
  const logged = await kindServer(kind.name).log?.plan(trx, id, log, { replace, isPerson });
  if (isSame && !logged) return { name, step: "unchanged" };
  const isEdited = current && !isSame && isPerson(current.updatedBy);
  if ((isEdited && !replace) || logged?.isRefused) {
    return { name, step: "refused", problem: { file, line: 1, message: editedByHand } };
  }
  const problemAt = ({ path, message }: Problem): FileProblem => {
    return { file, line: lineOf(path.split(".")), message };
  };
  const write = { id, before: current?.state, after: wanted, isRevert: false };
  const [refusal] = isSame ? [] : await problemsOfWrite(() => refuseWrite(trx, kind.name, write));
  if (refusal) return { name, step: "refused", problem: problemAt(refusal) };
  const actor = { by: IMPORT_ACTOR, now };
  return {
    name,
    step: current ? "updated" : "added",
    async apply() {
      const problems = isSame ? [] : await problemsOfWrite(() => placeEntry(trx, kind.name, id, wanted, actor));
      if (problems.length > 0) throw new FileRefused(problems.map(problemAt));
      await logged?.apply(trx, actor);
    },
  };
}

/** Keeps personal data of existing entries unless the file sets it: exports contain none. */
function keepPersonalData(kind: AnyKind, state: EntryState, current: EntryState | undefined): EntryState {
  const names = Object.keys(kind.fields).filter((name) => kind.fields[name]?.personal);
  const known = current?.draft ?? current?.next ?? current?.live;
  if (names.length === 0 || !known) return state;
  const filled = (content: Content | null) =>
    content && {
      ...content,
      fields: {
        ...content.fields,
        ...Object.fromEntries(names.map((name) => [name, content.fields[name] || known.fields[name]])),
      },
    };
  return { ...state, live: filled(state.live), draft: filled(state.draft), next: filled(state.next) };
}

/** Fills omitted times with the existing ones, or the current time for new content. */
function withTimes(state: EntryState, current: EntryState | undefined, now: Date): EntryState {
  if (state.live === null) return { ...state, publishAt: state.publishAt ?? current?.publishAt ?? null };
  const timestamp = now.toISOString();
  const isSame = JSON.stringify(current?.live) === JSON.stringify(state.live);
  return {
    ...state,
    publishAt: state.publishAt ?? current?.publishAt ?? timestamp,
    liveAt: state.liveAt ?? (isSame ? current?.liveAt : null) ?? timestamp,
  };
}
