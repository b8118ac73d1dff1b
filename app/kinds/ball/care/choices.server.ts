// Whether what is noted down goes onto the public page: as it was chosen last time.

import type { Db } from "#app/platform/database/connection.server.ts";
import { readSetting, saveSetting } from "#app/platform/settings/settings.server.ts";

interface Choices {
  weights: boolean;
  care: boolean;
}

const NAME = "care";
/** Weights have always been shown; what a snake eats the owner may rather keep. */
const atFirst: Choices = { weights: true, care: false };

export async function lastChoices(db: Db): Promise<Choices> {
  const { value } = await readSetting(db, NAME, atFirst);
  return { ...atFirst, ...value };
}

export async function rememberChoice(
  db: Db,
  choice: Partial<Choices>,
  actor: { by: string; now: Date },
): Promise<void> {
  const { version, value } = await readSetting(db, NAME, atFirst);
  const wanted = { ...atFirst, ...value, ...choice };
  if (JSON.stringify(wanted) === JSON.stringify({ ...atFirst, ...value })) return;
  // Whoever chooses at the same moment is as right.
  await saveSetting(db, NAME, version, wanted, actor);
}
