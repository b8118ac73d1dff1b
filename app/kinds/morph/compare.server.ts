// Two or three morphs side by side: the page of /morph/compare?ids=pastel,spider.

import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { describeLook } from "#app/snake/drawing/traits.ts";
import type { GeneBook } from "#app/snake/genes/gene-book.ts";
import { homozygoteLabels, inheritanceLabels } from "#app/snake/words/labels.ts";
import { type MorphCardData, morphCard } from "./card.server.ts";
import { concernsOfMorph } from "./concerns.ts";
import { type Confused, confusedWith } from "./confused-with.ts";
import type { MorphFields } from "./index.ts";
import { typeLabels } from "./labels.ts";
import { allLooks, type KnownLook } from "./looks.server.ts";

const MOST = 3;

export interface ComparePage {
  morphs: MorphCardData[];
  rows: { label: string; cells: string[]; isSame: boolean }[];
  /** What is written of pairs of them. */
  confused: (Confused & { pair: string })[];
  /** The labels of the rows that put the drawings into words; none where nothing is drawn. */
  drawnRows: string[];
  /** All are drawn, and no such row tells them apart. */
  areDrawnAlike: boolean;
  /** What may be chosen, in the order of their readings. */
  options: { value: string; label: string }[];
  problems: string[];
}

/** `ids`: by commas in one value, or in several. */
export async function comparePage(db: Db, ids: readonly string[], now: Date): Promise<ComparePage> {
  const [indexes, looks] = await Promise.all([referenceIndexes(db, now), allLooks(db, now)]);
  const { genes, morphs } = indexes;
  const requestedIds = [...new Set(ids.flatMap((value) => value.split(",")).map((id) => id.trim()))].filter(
    (id) => id !== "",
  );
  const known = requestedIds.flatMap((id) => looks.get(id) ?? []);
  const unknown = requestedIds
    .filter((id) => !looks.has(id))
    .map((id) => `「${id.slice(0, 40)}」というモルフは見つかりませんでした。`);
  const chosen = known.slice(0, MOST);
  const collator = new Intl.Collator("ja");
  const drawn = drawnRowsOf(chosen);
  return {
    morphs: chosen.map(({ entry }) => morphCard(indexes, entry)),
    rows: chosen.length < 2 ? [] : [...drawn, ...rowsOf(genes, chosen)],
    drawnRows: drawn.map(({ label }) => label),
    areDrawnAlike: drawn.length > 0 && drawn.every(({ isSame }) => isSame) && chosen.every(({ look }) => look),
    confused: chosen.flatMap(({ entry }, i) =>
      confusedWith(morphs, entry)
        .filter(({ id }) => chosen.slice(i + 1).some((other) => other.entry.id === id))
        .map((one) => ({ ...one, pair: `${entry.content.title}と${one.title}` })),
    ),
    options: [...looks.values()]
      .sort((a, b) => collator.compare(a.entry.content.fields.reading, b.entry.content.fields.reading))
      .map(({ entry }) => ({ value: entry.id, label: entry.content.title })),
    problems: [
      ...unknown.slice(0, MOST),
      ...(known.length > MOST ? [`一度に比べられるのは${MOST}つまでなので、はじめの${MOST}つを並べています。`] : []),
      ...(chosen.length === 1 && requestedIds.length > 0 ? ["比べるモルフをもう1つ選んでください。"] : []),
    ],
  };
}

type Row = ComparePage["rows"][number];

function rowOf(chosen: readonly KnownLook[], label: string, cell: (one: KnownLook) => string): Row {
  const cells = chosen.map(cell);
  return { label, cells, isSame: new Set(cells).size === 1 };
}

function drawnRowsOf(chosen: readonly KnownLook[]): Row[] {
  const first = chosen.find(({ look }) => look)?.look;
  return first
    ? describeLook(first).map(([label], i) =>
        rowOf(chosen, label, ({ look }) => (look ? (describeLook(look)[i]?.[1] ?? "―") : "資料がありません")),
      )
    : [];
}

function rowsOf(book: GeneBook, chosen: readonly KnownLook[]): Row[] {
  const of = (label: string, cell: (one: KnownLook) => string) => rowOf(chosen, label, cell);
  return [
    of("種類", ({ entry }) => typeLabels[entry.content.fields.type]),
    of("遺伝様式", ({ entry: { content } }) =>
      content.fields.inheritance ? inheritanceLabels[content.fields.inheritance] : "―",
    ),
    of("2コピーの個体", ({ entry }) => twoCopies(entry.content.fields)),
    of("健康の注記", ({ entry: { id, content } }) => {
      const concerns = concernsOfMorph(book, id, content.fields);
      return concerns.map(({ what }) => what).join("、") || "記載なし";
    }),
  ];
}

/** The name that two copies have, and whether they live; a recessive gene shows with two and is no other animal then. */
function twoCopies({ type, inheritance, homozygote, superName }: MorphFields): string {
  const fate = homozygote && homozygote !== "viable" ? homozygoteLabels[homozygote] : "";
  if (superName && homozygote !== "non-viable") return fate ? `${superName}（${fate}）` : superName;
  if (fate) return fate;
  if (inheritance === "incomplete-dominant" || inheritance === "sex-linked") return "わかっていません";
  return type === "gene" && inheritance === "recessive" ? "この姿になる" : "―";
}
