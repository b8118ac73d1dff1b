// Articles put together from the sentences of the shipped ones: real words in real proportions, of any length.

import { kindNamed } from "#app/cms/content/registry.ts";
import { textOf } from "#app/platform/richtext/plain-text.ts";
import { starterBlogs, starterInfos, starterTerms } from "../encyclopedia.server.ts";
import { countBefore, type GeneratedKind, idOf } from "./order.ts";
import type { Random } from "./random.ts";

const bodies = [...starterInfos, ...starterBlogs, ...starterTerms].map(({ body }) => body);
const sentences = bodies
  .flatMap((body) => [...body.matchAll(/<p>(.*?)<\/p>/gs)].flatMap(([, text = ""]) => textOf(text).split(/(?<=。)/)))
  .filter((sentence) => sentence.endsWith("。") && sentence.length < 120 && !/[<>&]/.test(sentence));
const headings = bodies.flatMap((body) => [...body.matchAll(/<h2[^>]*>([^<&]*)<\/h2>/g)].map(([, text = ""]) => text));

/** Where an article may lead: what has been made before it. */
export interface Before {
  place: number;
  only: GeneratedKind | undefined;
}

export function summaryOf(random: Random): string {
  return random.pick(sentences).slice(0, 120);
}

/** HTML of so many paragraphs, a heading before every third, with links and lists here and there. */
export function bodyOf(random: Random, paragraphs: number, before: Before): string {
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
