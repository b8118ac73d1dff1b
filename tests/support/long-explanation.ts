// Lengthens the shared texts of the explanation so that one snake's sheet has about `most` characters.

import { CARE_TEXTS, explanationPage, readCareTexts } from "#app/collection/papers/explanation/explanations.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { saveSetting } from "#app/platform/settings/settings.server.ts";

export async function lengthenExplanation(db: Db, snake: string, most: number): Promise<void> {
  const { sheet } = (await explanationPage(db, snake, "", new Date())) ?? {};
  const has = sheet?.items.reduce((total, { text }) => total + text.length, 0) ?? 0;
  const { version, value } = await readCareTexts(db);
  const longer = (text: string) => text.padEnd(text.length + Math.floor((most - has) / 3), "温度と湿度を保ちます。");
  const { feeding, disease, further } = value;
  const texts = { feeding: longer(feeding), disease: longer(disease), further: longer(further) };
  await saveSetting(db, CARE_TEXTS, version, { ...value, ...texts }, { by: "hana", now: new Date() });
}
