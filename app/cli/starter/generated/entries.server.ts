// Entries as a large site might have them, by their place alone: the same each time, of every kind and length.

import { allelicGroups } from "@borupa/genetics";
import type { Content, FieldsOf } from "#app/cms/content/kind.ts";
import { emptyContent, kindNamed } from "#app/cms/content/registry.ts";
import { originLabels } from "#app/kinds/ball/labels.ts";
import { topics } from "#app/kinds/info/topics.ts";
import type { Picture } from "#app/platform/images/image.ts";
import { textOf } from "#app/platform/richtext/plain-text.ts";
import { starterBlogs, starterInfos, starterTerms } from "../encyclopedia.server.ts";
import { countBefore, type GeneratedKind, idOf, kindAt } from "./order.ts";
import { type Random, randomOf } from "./random.ts";

// Articles put together from the sentences of the shipped ones: real words in real proportions, of any length.
const bodies = [...starterInfos, ...starterBlogs, ...starterTerms].map(({ body }) => body);
const sentences = bodies
  .flatMap((body) => [...body.matchAll(/<p>(.*?)<\/p>/gs)].flatMap(([, text = ""]) => textOf(text).split(/(?<=。)/)))
  .filter((sentence) => sentence.endsWith("。") && sentence.length < 120 && !/[<>&]/.test(sentence));
const headings = bodies.flatMap((body) => [...body.matchAll(/<h2[^>]*>([^<&]*)<\/h2>/g)].map(([, text = ""]) => text));

/** Where an article may lead: what has been made before it. */
interface Before {
  place: number;
  only: GeneratedKind | undefined;
}

function summaryOf(random: Random): string {
  return random.pick(sentences).slice(0, 120);
}

/** HTML of so many paragraphs, a heading before every third, with links and lists here and there. */
function bodyOf(random: Random, paragraphs: number, before: Before): string {
  return Array.from({ length: paragraphs }, (_, index) => {
    const heading = index % 3 === 2 ? `<h2>${random.pick(headings)}</h2>` : "";
    const chosen = Array.from({ length: 1 + random.below(4) }, () => random.pick(sentences));
    if (random.below(8) === 0) return `${heading}<ul>${chosen.map((one) => `<li>${one}</li>`).join("")}</ul>`;
    return `${heading}<p>${chosen.join("")}${random.below(3) === 0 ? link(random, before) : ""}</p>`;
  }).join("\n");
}

function link(random: Random, { place, only }: Before): string {
  const kind = only ?? random.pick(["term", "info", "blog", "ball"] as const);
  const known = countBefore(place, kind, only);
  if (known === 0 || !kindNamed(kind).hasPublicList) return "";
  return `くわしくは<a href="${kindNamed(kind).path}/${idOf(kind, random.below(known))}">こちら</a>。`;
}

/** Existing content that generated entries may refer to. */
export interface Around {
  genes: readonly { id: string; title: string }[];
  pictures: readonly Picture[];
}

interface Making extends Before {
  random: Random;
  number: number;
  around: Around;
}

type Written<Kind extends GeneratedKind> = Pick<Content, "title" | "summary" | "body"> & {
  fields: Partial<FieldsOf<Kind>>;
};

const FIRST_DAY = Date.UTC(2021, 0, 4);
const DAY = 86_400_000;
const HOURS = 5 * 365 * 24;

/** The entry that is at a place, counted from 0. */
export function generatedEntry(place: number, only: GeneratedKind | undefined, around: Around) {
  const kind = kindAt(place, only);
  const number = countBefore(place, kind, only);
  const random = randomOf(place + 1);
  const { fields, ...written } = makers[kind]({ random, number, place, only, around });
  const empty = emptyContent(kindNamed(kind));
  const cover = around.pictures.length > 0 && kind !== "term" ? random.pick(around.pictures) : null;
  const publishedAt = new Date(FIRST_DAY + random.below(HOURS) * 3_600_000).toISOString();
  const content = { ...empty, ...written, cover, fields: { ...empty.fields, ...fields } };
  return { kind, id: idOf(kind, number), content, publishedAt };
}

export type Generated = ReturnType<typeof generatedEntry>;

const makers: { [Kind in GeneratedKind]: (making: Making) => Written<Kind> } = {
  term: (making) => {
    const { random, number } = making;
    const [one, other] = [random.pick(starterTerms), random.pick(starterTerms)];
    const related = earlier(making, "term", 3);
    return {
      title: `${one.title}の${other.title} ${number + 1}`,
      ...writing(making, 1 + random.below(4)),
      fields: { reading: `${one.fields.reading}の${other.fields.reading}`, english: one.fields.english, related },
    };
  },
  info: (making) => {
    const { random, number } = making;
    const topic = random.pick(Object.keys(topics) as (keyof typeof topics)[]);
    const title = `${random.pick(starterInfos).title}：${topics[topic].label} ${number + 1}`;
    const category = random.below(8) === 0 ? "notice" : "care";
    return {
      title,
      ...writing(making, 4 + random.below(12)),
      fields: { category, topic, words: [`飼育${number + 1}`] },
    };
  },
  blog: (making) => {
    const { random, number } = making;
    const title = `${random.pick(starterBlogs).title} ${number + 1}`;
    const tags = random.some(["飼育", "繁殖", "遺伝", "給餌", "脱皮", "日記", "道具", "冬"], 3);
    return { title, ...writing(making, 3 + random.below(10)), fields: { tags, author: "見本の筆者" } };
  },
  ball: (making) => ball(making),
  breed: (making) => {
    const { random, number } = making;
    const laid = FIRST_DAY + random.below(1700) * DAY;
    const eggs = 3 + random.below(8);
    const hatched = day(laid + (55 + random.below(8)) * DAY);
    const [sire = null, dam = null] = parents(making);
    const fields = { sire, dam, laid: day(laid), hatched, eggs, slugs: random.below(2), hatchlings: eggs };
    return { title: `${new Date(laid).getUTCFullYear()}年 クラッチ${number + 1}`, ...writing(making, 2), fields };
  },
  morph: (making) => {
    const { random, number, around } = making;
    const recipe = random.some(around.genes, 3).map(({ id }) => ({ gene: id, state: "visual" as const }));
    const name = `見本コンボ${number + 1}`;
    const isGene = recipe.length === 0;
    const fields: Partial<FieldsOf<"morph">> = {
      ...{ type: isGene ? "gene" : "combo", english: `Sample Combo ${number + 1}`, reading: "みほんこんぼ", recipe },
      ...(isGene ? { inheritance: "recessive", group: [...allelicGroups.keys()][0] } : {}),
    };
    return { title: name, ...writing(making, 3 + random.below(5)), fields };
  },
};

function ball(making: Making): Written<"ball"> {
  const { random, number, around } = making;
  const hatched = FIRST_DAY + random.below(1800) * DAY;
  const genotype = random.some(around.genes, random.below(5)).map(({ id }) => {
    return { gene: id, state: random.pick(["visual", "het"] as const) };
  });
  const sale = random.pick(["display", "display", "not-for-sale", "on-sale", "sold"] as const);
  const [sire = null, dam = null] = parents(making);
  const names = around.genes.length > 0 ? random.some(around.genes, 2).map(({ title }) => title) : ["ノーマル"];
  return {
    title: `${names.join("")} ${number + 1}`,
    ...writing(making, 1 + random.below(3)),
    fields: {
      ...{ number: `S-${number + 1}`, sex: number % 2 === 0 ? "male" : "female", genotype, hatched: day(hatched) },
      ...{ origin: random.pick(Object.keys(originLabels) as (keyof typeof originLabels)[]), sire, dam, sale },
      ...{ price: sale === "on-sale" ? (3 + random.below(60)) * 5000 : null, shelf: `S-${Math.floor(number / 12)}` },
    },
  };
}

function writing(making: Making, paragraphs: number): Pick<Content, "summary" | "body"> {
  return { summary: summaryOf(making.random), body: bodyOf(making.random, paragraphs, making) };
}

/** Of the snakes made before, every other is male. */
function parents(making: Making): string[] {
  const known = countBefore(making.place, "ball", making.only);
  if (known < 2) return [];
  const pair = making.random.below(Math.floor(known / 2)) * 2;
  return [idOf("ball", pair), idOf("ball", pair + 1)];
}

function earlier({ random, place, only }: Making, kind: GeneratedKind, count: number): string[] {
  const known = countBefore(place, kind, only);
  return known === 0 ? [] : [...new Set(Array.from({ length: count }, () => idOf(kind, random.below(known))))];
}

function day(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
