// What the page at an address is about, as its share picture says it. Only pages that are there have one.

import { ID_PATTERN } from "#app/cms/content/kind.ts";
import { getVisible } from "#app/cms/content/public-queries.server.ts";
import { allKinds } from "#app/cms/content/registry.ts";
import { alleleOnMap } from "#app/kinds/morph/complexes/complexes.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { SITE_DESCRIPTION, SITE_TAGLINE } from "#app/platform/site/site-name.ts";
import { drawnGenotype } from "#app/snake/drawing/sheet.ts";
import { drawSnake } from "#app/snake/drawing/snake.ts";
import type { GenotypeItem } from "#app/snake/genes/gene.ts";
import type { GeneBook } from "#app/snake/genes/gene-book.ts";
import type { OutcomeView } from "#app/tools/calculator/outcome-view.ts";
import { calculatorPage } from "#app/tools/calculator/page.server.ts";
import { menusOf } from "#app/ui/shell/sections.ts";
import type { Subject } from "./subject.ts";

/** Pages that no menu names. */
const others: Readonly<Record<string, string>> = {
  "/policy": "外部送信とプライバシー",
  "/search": "サイト内検索",
  "/offline": "接続がないときに使えるもの",
  "/offline/morphs": "モルフの要点",
  "/api": "プログラムから使う（API）",
  "/morph/compare": "モルフをくらべる",
  "/morph/complexes": "コンプレックスの地図",
};

/** Undefined where there is no such page. `search`: the calculator's cross. */
export async function subjectOf(
  db: Db,
  path: string,
  search: URLSearchParams,
  now: Date,
): Promise<Subject | undefined> {
  if (path === "/") return plain(SITE_TAGLINE, "ボールパイソン");
  if (path === "/calculate" && search.size > 0) return crossSubject(db, search, now);
  if (path.startsWith("/morph/complexes/")) return alleleSubject(db, path.slice("/morph/complexes/".length), now);
  const kind = allKinds().find((one) => path.startsWith(`${one.path}/`));
  const id = kind && path.slice(kind.path.length + 1);
  if (kind && id && ID_PATTERN.test(id)) {
    const entry = await getVisible(db, kind.name, id, now);
    if (entry) {
      const { title, summary, cover } = entry.content;
      const section = kind.menu?.label ?? kind.label;
      return { section, title, summary, rows: [], picture: cover && { image: cover.image }, isStored: true };
    }
  }
  const title = titles().get(path) ?? others[path];
  return title === undefined ? undefined : plain(title, SITE_TAGLINE);
}

function plain(title: string, section: string): Subject {
  return { section, title, summary: SITE_DESCRIPTION, rows: [], picture: null, isStored: true };
}

async function alleleSubject(db: Db, allele: string, now: Date): Promise<Subject | undefined> {
  const found = alleleOnMap((await referenceIndexes(db, now)).genes, allele);
  return found && plain(`${found.place.title}からの道`, "コンプレックスの地図");
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

async function crossSubject(db: Db, search: URLSearchParams, now: Date): Promise<Subject> {
  const page = await calculatorPage(db, search, now);
  if (page.tool !== "cross" || !page.result) return plain("遺伝計算", SITE_TAGLINE);
  const { sire, dam, rows } = page.result;
  const { genes } = await referenceIndexes(db, now);
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
  return most ? { drawing: drawSnake(book, most.genotype, `share-${most.name}`) } : null;
}

function copiesIn(genotype: readonly GenotypeItem[]): number {
  return genotype.reduce((copies, { state }) => copies + (state === "super" ? 2 : 1), 0);
}
