// The site's sections, as header and footer name them: pages of its own, and what is handed in, each in its place.

import type { Menus } from "#app/platform/site/site-data.ts";

/** Where the menus name a page. Places are counted from 1 within a group, and again among the links that are always in sight. */
export interface MenuPlace {
  group: (typeof GROUPS)[number];
  label: string;
  place: number;
  inHeader?: { label: string; place: number };
}

export type Section = MenuPlace & { to: string };

const GROUPS = ["見る", "読む", "使う"] as const;

const ownPages: readonly Section[] = [
  { to: "/shop", group: "見る", label: "ショップ", place: 3, inHeader: { label: "ショップ", place: 5 } },
  { to: "/calculate", group: "使う", label: "遺伝計算", place: 1, inHeader: { label: "道具", place: 4 } },
  { to: "/stress_check", group: "使う", label: "ストレスチェック", place: 2 },
  { to: "/weather-forecast", group: "使う", label: "飼育者の天気", place: 3 },
  { to: "/search", group: "使う", label: "サイト内検索", place: 4 },
];

/** The menus with what is handed in. */
export function menusOf(handedIn: readonly Section[]): Menus {
  const pages = [...ownPages, ...handedIn];
  const inHeader = pages.flatMap((page) => (page.inHeader ? [{ to: page.to, ...page.inHeader }] : []));
  return {
    main: inPlace(inHeader),
    groups: GROUPS.map((title) => ({ title, links: inPlace(pages.filter(({ group }) => group === title)) })),
  };
}

function inPlace(pages: readonly { to: string; label: string; place: number }[]): { to: string; label: string }[] {
  return pages.toSorted((a, b) => a.place - b.place).map(({ to, label }) => ({ to, label }));
}
