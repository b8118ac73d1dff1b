// The subject of the page at an address, for its share picture. Only existing pages have one.

import type { GeneBook, GenotypeItem } from "@borupa/genetics";
import { anySnake, drawnGenotype, drawSnake, shownGenotype, undrawnGenes } from "@borupa/snake-drawing";
import { ID_PATTERN, type KindName } from "#app/cms/content/kind.ts";
import { getVisible } from "#app/cms/content/public-queries.server.ts";
import { allKinds } from "#app/cms/content/registry.ts";
import { bodyHtml } from "#app/cms/content/stored.server.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { alleleOnMap } from "#app/kinds/morph/complexes/complexes.ts";
import { figureNumbers } from "#app/kinds/morph/figure-numbers.ts";
import { seenIn, snakeOfText } from "#app/kinds/shared/article/picture.server.ts";
import { type ReferenceIndexes, referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { startSteps } from "#app/pages/start/steps.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { SITE_DESCRIPTION, SITE_TAGLINE } from "#app/platform/site/site-name.ts";
import type { OutcomeView } from "#app/tools/calculator/outcome-view.ts";
import { calculatorPage } from "#app/tools/calculator/page.server.ts";
import { placeName, placeOf } from "#app/tools/weather/chosen-area.ts";
import { menusOf } from "#app/ui/shell/sections.ts";
import { figureToShare } from "./figure.server.ts";
import type { Subject } from "./subject.ts";

/** Pages that no menu names. */
const others: Readonly<Record<string, string>> = {
  "/policy": "外部送信とプライバシー",
  "/search": "サイト内検索",
  "/offline": "オフラインで使えるもの",
  "/offline/morphs": "モルフの要点",
  "/api": "プログラムから使う（API）",
};

/** Undefined where there is no such page. `search`: the calculator's cross. */
export async function subjectOf(
  db: Db,
  path: string,
  search: URLSearchParams,
  now: Date,
): Promise<Subject | undefined> {
  const indexes = await referenceIndexes(db, now);
  const { genes } = indexes;
  const page = (title: string, section: string): Subject => ({
    ...{ section, title, summary: SITE_DESCRIPTION, rows: [] },
    picture: genePlate(indexes, anySnake(genes, path), path),
    isStored: true,
  });
  if (path === "/") return page(SITE_TAGLINE, "ボールパイソン");
  if (path === "/calculate" && search.size > 0) {
    const cross = await crossSubject(db, search, genes, now);
    if (cross) return cross;
  }
  if (path.startsWith("/morph/complexes/")) {
    const found = alleleOnMap(genes, path.slice("/morph/complexes/".length));
    return found && page(`${found.place.title}の組み合わせ`, "コンプレックスの地図");
  }
  const place = path === "/weather-forecast" ? placeOf(search.get("area")) : undefined;
  if (place) return page(`${placeName(place)}の飼育者の天気`, SITE_TAGLINE);
  const step = startSteps.find(({ id }) => path === `/start/${id}`);
  if (step) return { ...page(step.title, "はじめて飼う"), summary: step.lead };
  const kind = allKinds().find((one) => path.startsWith(`${one.path}/`));
  const id = kind && path.slice(kind.path.length + 1);
  if (kind && id && ID_PATTERN.test(id)) {
    const entry = await getVisible(db, kind.name, id, now);
    if (entry) {
      const { title, summary, cover } = entry.content;
      const section = kind.menu?.label ?? kind.label;
      const picture = !kind.article
        ? await pictureOfEntry(db, indexes, kind.name, id, now)
        : cover
          ? { image: cover.image }
          : pictureOfText(indexes, path, bodyHtml(entry.content));
      return { section, title, summary, rows: [], picture, isStored: true };
    }
  }
  const title = titles().get(path) ?? others[path];
  return title === undefined ? undefined : page(title, SITE_TAGLINE);
}

/** The picture of an article: a picture or a figure of its text, else the snake of its cards. */
function pictureOfText(indexes: ReferenceIndexes, path: string, html: string): Subject["picture"] {
  const seen = seenIn(html);
  if (seen.picture) return { image: seen.picture.image };
  const figure = seen.figure === null ? null : figureToShare(seen.figure);
  return figure === null ? genePlate(indexes, snakeOfText(indexes.genes, path, seen), path) : { drawing: figure };
}

/** Its cover; without one a morph and a snake as they look, a breeding record its sire, else any. A plate says what it is of. */
async function pictureOfEntry(
  db: Db,
  indexes: ReferenceIndexes,
  kind: KindName,
  id: string,
  now: Date,
): Promise<Subject["picture"]> {
  const { genes: book } = indexes;
  if (kind === "morph") {
    const morph = await getVisible(db, kind, id, now);
    return morph
      ? plate(morph, drawing(book, shownGenotype(id, morph.content.fields), id), morphCaption(indexes, id))
      : null;
  }
  if (kind === "ball") {
    const snake = await getVisible(db, kind, id, now);
    return snake ? snakePlate(book, snake) : null;
  }
  if (kind === "breed") {
    const sire = (await getVisible(db, kind, id, now))?.content.fields.sire;
    const snake = sire ? await getVisible(db, "ball", sire, now) : undefined;
    if (snake) return snakePlate(book, snake);
  }
  const entry = await getVisible(db, kind, id, now);
  return entry?.content.cover ? { image: entry.content.cover.image } : genePlate(indexes, anySnake(book, id), id);
}

/** Its cover, else the drawing. */
function plate(
  { content: { cover } }: { content: { cover: { image: string } | null } },
  drawn: Subject["picture"],
  caption: string,
): Subject["picture"] {
  const picture = cover ? { image: cover.image } : drawn;
  return picture && { ...picture, caption };
}

function snakePlate(book: GeneBook, snake: Visible<"ball">): Subject["picture"] {
  const { title, fields } = snake.content;
  return plate(snake, drawing(book, fields.genotype, snake.id), `図${fields.number}　${title}`);
}

/** A snake of one gene, and its number and names. */
function genePlate(indexes: ReferenceIndexes, genotype: readonly GenotypeItem[], seed: string): Subject["picture"] {
  const drawn = drawing(indexes.genes, genotype, seed);
  return drawn && { ...drawn, caption: morphCaption(indexes, genotype[0]?.gene ?? "") };
}

function morphCaption({ morphs }: ReferenceIndexes, id: string): string {
  const morph = morphs.find((one) => one.id === id);
  return morph
    ? `図${figureNumbers(morphs).get(id) ?? ""}　${morph.content.title}　${morph.content.fields.english}`
    : "";
}

/** Null where the look of one of its genes is undocumented. */
function drawing(book: GeneBook, genotype: readonly GenotypeItem[], seed: string): Subject["picture"] {
  return undrawnGenes(book, genotype).length > 0 ? null : { drawing: drawSnake(book, genotype, `share-${seed}`) };
}

function titles(): Map<string, string> {
  const { main, groups } = menusOf(allKinds().flatMap(({ path, menu }) => (menu ? [{ to: path, ...menu }] : [])));
  const links = [
    ...main.flatMap((item) => ("links" in item ? item.links : [item])),
    ...groups.flatMap((one) => one.links),
  ];
  return new Map(links.map(({ to, label }) => [to, label]));
}

const ROWS = 4;

/** Undefined where the address asks for no cross that can be calculated. */
async function crossSubject(db: Db, search: URLSearchParams, genes: GeneBook, now: Date): Promise<Subject | undefined> {
  const page = await calculatorPage(db, search, now);
  if (page.tool !== "cross" || !page.result) return undefined;
  const { sire, dam, rows } = page.result;
  return {
    section: "遺伝計算",
    title: `${sire} × ${dam}`,
    summary: "",
    rows: rows.slice(0, ROWS).map(({ name, sex, chance }) => ({
      name: sex ? `${name}（${sex}）` : name,
      share: chance.percent,
    })),
    picture: pictureOf(genes, rows),
    isStored: false,
  };
}

/** Of several that are as likely, the one that shows most: of two ordinary parents it is what the cross is for. */
function pictureOf(book: GeneBook, rows: readonly OutcomeView[]): Subject["picture"] {
  const [first] = rows;
  const likeliest = rows.filter(({ chance }) => chance.percent === first?.chance.percent);
  const [most] = likeliest
    .flatMap(({ name, drawn }) => {
      const genotype = drawn && drawnGenotype(book, drawn);
      return genotype ? [{ name, genotype }] : [];
    })
    .toSorted((a, b) => copiesIn(b.genotype) - copiesIn(a.genotype));
  return most ? { drawing: drawSnake(book, most.genotype, `share-${most.name}`), caption: most.name } : null;
}

function copiesIn(genotype: readonly GenotypeItem[]): number {
  return genotype.reduce((copies, { state }) => copies + (state === "super" ? 2 : 1), 0);
}
