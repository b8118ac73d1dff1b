// Which entries of a folder are new, changed or as they stand, and what stands against taking them in.

import { IMPORT_ACTOR, isPerson } from "#app/cms/content/actors.ts";
import type { EntryState } from "#app/cms/content/place.server.ts";
import { entryState, placeEntry } from "#app/cms/content/place.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { entryLogOf } from "#app/kinds/entry-logs.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { type Change, editedByHand } from "./change.ts";
import { writeEntryFile } from "./entry-file.server.ts";
import type { FoundEntry } from "./entry-folder.server.ts";

export async function changeOfEntry(trx: Db, found: FoundEntry, now: Date, replace: boolean): Promise<Change> {
  const { id, file, state, log } = found;
  const kind = kindNamed(found.kind);
  const name = `${kind.name}/${id}`;
  const current = await entryState(trx, kind.name, id);
  const wanted = completed(state, current?.state, now);
  const isSame = current && writeEntryFile(kind, current.state) === writeEntryFile(kind, wanted);
  const logged = await entryLogOf(kind.name)?.plan(trx, id, log, { replace, isPerson });
  if (isSame && !logged) return { name, step: "unchanged" };
  const isEdited = current && !isSame && isPerson(current.updatedBy);
  if ((isEdited && !replace) || logged?.isRefused) {
    return { name, step: "refused", problem: { file, line: 1, message: editedByHand } };
  }
  const actor = { by: IMPORT_ACTOR, now };
  return {
    name,
    step: current ? "updated" : "added",
    async apply() {
      if (!isSame) await placeEntry(trx, kind.name, id, wanted, actor);
      await logged?.apply(trx, actor);
    },
  };
}

/** Times the file leaves open stay what they are; of what is new, they are this moment. */
function completed(state: EntryState, current: EntryState | undefined, now: Date): EntryState {
  if (state.live === null) return { ...state, publishAt: state.publishAt ?? current?.publishAt ?? null };
  const timestamp = now.toISOString();
  const isSame = JSON.stringify(current?.live) === JSON.stringify(state.live);
  return {
    ...state,
    publishAt: state.publishAt ?? current?.publishAt ?? timestamp,
    liveAt: state.liveAt ?? (isSame ? current?.liveAt : null) ?? timestamp,
  };
}
