// The cover of a shipped article: a wild-type snake in a pose of its own, on its subject's ground, stamped with its sign.

import { type Topic, topicLabels } from "#app/kinds/info/topics.ts";
import { drawSnake } from "#app/snake/drawing/snake.ts";
import type { GeneBook } from "#app/snake/genes/gene-book.ts";

interface Sign {
  ink: string;
  /** Within 100 by 100, in lines. */
  lines: string;
}

type Subject = Topic | "genes" | "research" | "record" | "other";

const signs: Record<Subject, Sign> = {
  eating: {
    ink: "#9a5b12",
    lines:
      '<path d="M20 62c0-20 16-32 34-30l8-10 6 14c10 4 16 14 16 22 0 6-6 8-12 8H32c-8 0-12 0-12-4Z"/><path d="M20 64C8 62 8 78 22 76"/><circle cx="68" cy="50" r="2"/>',
  },
  shedding: {
    ink: "#5b4bb5",
    lines:
      '<path d="M18 40q11 22 22 0q11 22 22 0q11 22 22 0M29 60q11 22 22 0q11 22 22 0M18 40V26M40 40V26M62 40V26M84 40V26"/>',
  },
  climate: {
    ink: "#1f6a8a",
    lines: '<path d="M42 58V24a8 8 0 0 1 16 0v34a15 15 0 1 1-16 0Z"/><path d="M50 70V38M66 28h12M66 40h8M66 52h12"/>',
  },
  arrival: {
    ink: "#2f7040",
    lines: '<path d="M20 50 50 24l30 26M28 46v32h44V46"/><path d="M42 78V60a8 8 0 0 1 16 0v18"/>',
  },
  illness: {
    ink: "#b3362e",
    lines: '<path d="M40 20h20v20h20v20H60v20H40V60H20V40h20Z"/>',
  },
  breeding: {
    ink: "#a8571a",
    lines: '<path d="M50 18c16 0 26 24 26 38a26 26 0 0 1-52 0c0-14 10-38 26-38Z"/><path d="m38 52 8 8 8-10 8 10"/>',
  },
  genes: {
    ink: "#2c559c",
    lines:
      '<path d="M22 22h56v56H22ZM50 22v56M22 50h56"/><circle cx="36" cy="36" r="6" fill="currentColor"/><circle cx="64" cy="36" r="6"/><circle cx="36" cy="64" r="6"/>',
  },
  research: {
    ink: "#1d6f66",
    lines: '<circle cx="44" cy="44" r="22"/><path d="m60 60 20 20M34 44h20M44 34v20"/>',
  },
  record: {
    ink: "#7a6016",
    lines: '<path d="M28 18h40v64H28ZM38 34h20M38 48h20M38 62h12M20 30h12M20 50h12M20 70h12"/>',
  },
  other: {
    ink: "#4a566b",
    lines: '<path d="M50 32c-8-8-20-8-30-6v46c10-2 22-2 30 6 8-8 20-8 30-6V26c-10-2-22-2-30 6Zm0 0v46"/>',
  },
};

/** What a tag of the blog is about; of several the first that says so. */
const subjectOfTag: Readonly<Record<string, Subject>> = {
  季節: "climate",
  健康: "illness",
  研究を読む: "research",
  記録: "record",
  遺伝: "genes",
};

export function subjectOfTags(tags: readonly string[]): Subject {
  const first = Object.keys(subjectOfTag).find((tag) => tags.includes(tag));
  return subjectOfTag[first ?? ""] ?? "other";
}

/** In words, for those who do not see the sign. */
export function subjectLabel(subject: Subject): string {
  const labels = { ...topicLabels, genes: "遺伝", research: "研究", record: "記録", other: "" };
  return labels[subject];
}

export function drawArticleCover(book: GeneBook, seed: string, subject: Subject): string {
  const { ink, lines } = signs[subject];
  const stamp =
    `<g transform="translate(962 140)"><circle cx="106" cy="106" r="104" fill="#fff" stroke="${ink}" stroke-width="5"/>` +
    `<g transform="translate(36 36) scale(1.4)" fill="none" color="${ink}" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${lines}</g></g>`;
  // A little smaller, beside the sign, which stands where a crop to 16:9 leaves it whole.
  return drawSnake(book, [], seed, { isBare: true })
    .replace(
      /^<svg[^>]+>/,
      (svg) =>
        `${svg}<rect width="1200" height="900" fill="${ink}" fill-opacity=".12"/><g transform="translate(24 116) scale(.77)">`,
    )
    .replace(/<\/svg>$/, `</g>${stamp}</svg>`);
}
