// Comparison of two or three morphs: /morph/compare?ids=pastel,spider.

import type { GeneBook } from "@borupa/genetics";
import { concernsOfMorph } from "@borupa/genetics";
import type { Look } from "@borupa/snake-drawing";
import { describeLook, lookOfGenotype, shownGenotype, undrawnGenes } from "@borupa/snake-drawing";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { compareReadings } from "#app/platform/search/kana-row.ts";
import { homozygoteLabels, inheritanceLabels } from "#app/ui/genetics/labels.ts";
import { confusedWith } from "./confused-with.ts";
import type { MorphFields } from "./index.ts";
import { typeLabels } from "./labels.ts";

const MOST = 3;

interface Morph {
  id: string;
  content: Pick<Visible<"morph">["content"], "title" | "cover"> & {
    fields: Pick<
      MorphFields,
      "reading" | "type" | "inheritance" | "homozygote" | "superName" | "recipe" | "health" | "confusedWith"
    >;
  };
}

interface Compared {
  entry: Morph;
  look: Look | null;
}

/** Returns null if the look is undocumented. */
export function lookOf(book: GeneBook, { id, content }: Morph): Look | null {
  const genotype = shownGenotype(id, content.fields);
  return undrawnGenes(book, genotype).length > 0 ? null : lookOfGenotype(book, genotype);
}

export type ComparePage = ReturnType<typeof comparePage>;

export interface CompareSource {
  genes: GeneBook;
  morphs: readonly Morph[];
}

/** `ids`: comma-separated or repeated. */
export function comparePage({ genes, morphs }: CompareSource, ids: readonly string[]) {
  const entries = new Map(morphs.map((entry) => [entry.id, entry]));
  const requestedIds = [...new Set(ids.flatMap((value) => value.split(",")).map((id) => id.trim()))].filter(
    (id) => id !== "",
  );
  const known = requestedIds.flatMap((id) => entries.get(id) ?? []);
  const unknown = requestedIds
    .filter((id) => !entries.has(id))
    .map((id) => `「${id.slice(0, 40)}」というモルフは見つかりませんでした。`);
  const chosen = known.slice(0, MOST).map((entry): Compared => ({ entry, look: lookOf(genes, entry) }));
  const drawn = drawnRowsOf(chosen);
  return {
    morphs: chosen.map(({ entry: { id, content } }) => ({ id, title: content.title, cover: content.cover })),
    rows: chosen.length < 2 ? [] : [...drawn, ...rowsOf(genes, chosen)],
    /** Labels of rows derived from the drawings; empty without drawings. */
    drawnRows: drawn.map(({ label }) => label),
    /** All are drawn and look the same. */
    areDrawnAlike: drawn.length > 0 && drawn.every(({ isSame }) => isSame) && chosen.every(({ look }) => look),
    /** Documented confusions between the compared morphs. */
    confused: chosen.flatMap(({ entry }, i) =>
      confusedWith(morphs, entry)
        .filter(({ id }) => chosen.slice(i + 1).some((other) => other.entry.id === id))
        .map((one) => ({ ...one, pair: `${entry.content.title}と${one.title}` })),
    ),
    options: morphs
      .toSorted((a, b) => compareReadings(a.content.fields.reading, b.content.fields.reading))
      .map(({ id, content }) => ({ value: id, label: content.title })),
    problems: [
      ...unknown.slice(0, MOST),
      ...(known.length > MOST ? [`一度に比べられるのは${MOST}つまでなので、はじめの${MOST}つを並べています。`] : []),
      ...(chosen.length === 1 && requestedIds.length > 0 ? ["比べるモルフをもう1つ選んでください。"] : []),
    ],
  };
}

function rowOf(chosen: readonly Compared[], label: string, cell: (one: Compared) => string) {
  const cells = chosen.map(cell);
  return { label, cells, isSame: new Set(cells).size === 1 };
}

function drawnRowsOf(chosen: readonly Compared[]) {
  const first = chosen.find(({ look }) => look)?.look;
  return first
    ? describeLook(first).map(([label], i) =>
        rowOf(chosen, label, ({ look }) => (look ? (describeLook(look)[i]?.[1] ?? "―") : "資料がありません")),
      )
    : [];
}

function rowsOf(book: GeneBook, chosen: readonly Compared[]) {
  const of = (label: string, cell: (one: Compared) => string) => rowOf(chosen, label, cell);
  return [
    of("種類", ({ entry }) => typeLabels[entry.content.fields.type]),
    of("遺伝様式", ({ entry: { content } }) =>
      content.fields.inheritance ? inheritanceLabels[content.fields.inheritance] : "―",
    ),
    of("2コピーの個体", ({ entry }) => twoCopies(entry.content.fields)),
    of("健康上の懸念", ({ entry: { id, content } }) => {
      const concerns = concernsOfMorph(book, id, content.fields);
      return concerns.map(({ what }) => what).join("、") || "記載なし";
    }),
  ];
}

/** Returns name and viability of two copies; a recessive gene shows with two, so it has no super form. */
function twoCopies({ type, inheritance, homozygote, superName }: Morph["content"]["fields"]): string {
  const fate = homozygote && homozygote !== "viable" ? homozygoteLabels[homozygote] : "";
  if (superName && homozygote !== "non-viable") return fate ? `${superName}（${fate}）` : superName;
  if (fate) return fate;
  if (inheritance === "incomplete-dominant" || inheritance === "sex-linked") return "分かっていません";
  return type === "gene" && inheritance === "recessive" ? "この姿になる" : "―";
}
