// Similar morphs, as documented in either entry of the pair.

import type { Visible } from "#app/cms/content/visible.server.ts";
import type { MorphFields } from "./index.ts";

type Written = MorphFields["confusedWith"][number];

interface Morph {
  id: string;
  content: Pick<Visible<"morph">["content"], "title" | "cover"> & { fields: Pick<MorphFields, "confusedWith"> };
}

export interface Confused extends Omit<Written, "with"> {
  id: string;
  title: string;
  cover: { image: string; alt: string } | null;
}

/** Own rows first; hidden morphs are skipped. */
export function confusedWith(morphs: readonly Morph[], { id, content }: Morph): Confused[] {
  const entries = new Map(morphs.map((morph) => [morph.id, morph]));
  const elsewhere = morphs.flatMap((morph) =>
    morph.content.fields.confusedWith.filter((row) => row.with === id).map((row) => ({ ...row, with: morph.id })),
  );
  const found = new Map<string, Confused>();
  for (const { with: other, ...row } of [...content.fields.confusedWith, ...elsewhere]) {
    const entry = entries.get(other);
    if (!entry || other === id || found.has(other)) continue;
    found.set(other, { ...row, id: other, title: entry.content.title, cover: entry.content.cover });
  }
  return [...found.values()];
}
