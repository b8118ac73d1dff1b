// Stored state of this device's sealed copy, and differences between two devices.

import type { Difference } from "#app/notebook/model/differences.ts";
import type { Secret } from "#app/notebook/sealed/keys.ts";
import type { SealedState, SyncStore } from "#app/notebook/sealed/sync.ts";
import { database } from "./database.ts";
import { deviceNumber, deviceText } from "./device.ts";
import { tellChanged } from "./news.ts";
import { allThings, reading, takeThings, thingsOf, writeChanges } from "./things.ts";

const STATE = "state";

export async function sealedState(): Promise<SealedState | null> {
  return reading(async () => (await (await database()).get("sealed", STATE)) ?? null);
}

/** From here on this device meets the box of these words. `isNew`: it makes it. */
export async function beginSealing(secret: Secret, isNew: boolean): Promise<void> {
  const state: SealedState = { secret, isNew, version: 0, base: null, written: null, syncedAt: "" };
  await reading(async () => void (await (await database()).put("sealed", state, STATE)));
  tellChanged();
}

/** The box itself stays as it is. */
export async function endSealing(): Promise<void> {
  await reading(async () => (await database()).delete("sealed", STATE));
  tellChanged();
}

export const syncStore: SyncStore = {
  device: () => deviceText("id"),
  written: async () => deviceNumber("written"),
  things: allThings,
  thingsOf,
  state: sealedState,
  async take(theirs, found) {
    await reading(async () => {
      const writing = (await database()).transaction("differences", "readwrite");
      for (const one of found) await writing.store.put(one, keyOf(one));
      await writing.done;
    });
    await takeThings(theirs);
  },
  async remember(state) {
    await reading(async () => {
      const writing = (await database()).transaction("sealed", "readwrite");
      const now = await writing.store.get(STATE);
      // Stopped, begun with other words, or carried further by another tab while this one was on its way.
      if (now?.secret === state.secret && now.version <= state.version) await writing.store.put(state, STATE);
      await writing.done;
    });
  },
};

const keyOf = ({ thing, field }: Difference) => `${thing} ${field}`;

export async function openDifferences(): Promise<Difference[]> {
  return reading(async () => (await database()).getAll("differences"));
}

/** The keeper has looked, and takes one of the two. */
export async function answerDifference(difference: Difference, choice: "mine" | "theirs"): Promise<void> {
  if (choice !== difference.holds)
    await writeChanges([{ do: "change", id: difference.thing, fields: { [difference.field]: difference[choice] } }]);
  await reading(async () => (await database()).delete("differences", keyOf(difference)));
  tellChanged();
}
