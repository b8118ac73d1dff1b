// The site's sections, as header and footer name them: pages of its own, and what is handed in, each in its place.

import type { Menus } from "#app/platform/site/site-data.ts";

/** Where the menus name a page. Places are counted from 1 within a group, what a beginner needs before all at 0, and again among the links that are always in sight. */
export interface MenuPlace {
  group: keyof typeof groups;
  label: string;
  place: number;
  /** `covers`: pages that belong to it and have no list of their own. */
  inHeader?: { label: string; place: number; covers?: string };
}

export type Section = MenuPlace & { to: string };

/** In the header a group may be a menu of its own, led by the page that opens all of it. */
const groups = {
  見る: null,
  読む: { label: "読みもの", place: 3, hub: { to: "/reading", label: "読みもの一覧" } },
  使う: { label: "道具", place: 4, hub: { to: "/tools", label: "道具の一覧" } },
} as const;

/** The tools, in the order in which menus and the page of tools name them. */
export const tools = [
  { to: "/calculate", label: "遺伝計算" },
  { to: "/calculate?tool=plan", label: "逆引き" },
  { to: "/calculate?tool=prove", label: "ポスヘテ証明" },
  { to: "/morph/compare", label: "モルフを比べる" },
  { to: "/morph/complexes", label: "コンプレックスの地図" },
  { to: "/weather-forecast", label: "飼育者の天気" },
  { to: "/stress_check", label: "ストレスチェック" },
] as const;

const ownPages: readonly Section[] = [
  { to: "/shop", group: "見る", label: "ショップ", place: 3, inHeader: { label: "ショップ", place: 6 } },
  {
    to: "/note",
    group: "使う",
    label: "手帖（自分の記録）",
    place: 0,
    inHeader: { label: "手帖", place: 5, covers: "/note/" },
  },
  { to: "/start", group: "読む", label: "はじめて飼う", place: 0 },
  ...tools.map((tool, index): Section => ({ ...tool, group: "使う", place: index + 1 })),
  { to: "/search", group: "使う", label: "サイト内検索", place: tools.length + 1 },
];

/** The addresses of the site's own pages, for those who list every page: all but the search. */
export function ownPaths(): string[] {
  const hubs = Object.values(groups).flatMap((menu) => (menu ? [menu.hub.to] : []));
  return [
    "/",
    ...hubs,
    ...ownPages.map(({ to }) => to).filter((to) => to !== "/search" && !to.includes("?")),
    "/offline",
    "/policy",
    "/api",
  ];
}

/** The pages of the path for beginners, which its first page names: for those who list every page. */
export const startPaths: readonly string[] = [
  "/start/needs",
  "/start/costs",
  "/start/choosing",
  "/start/law",
  "/start/first-night",
  "/start/first-meal",
  "/start/first-shed",
  "/start/vet",
];

/** The menus with what is handed in. */
export function menusOf(handedIn: readonly Section[]): Menus {
  const pages = [...ownPages, ...handedIn];
  const linksOf = (title: string) => inPlace(pages.filter(({ group }) => group === title)).map(linkOf);
  const direct = pages.flatMap(({ to, inHeader }) => (inHeader ? [{ to, ...inHeader }] : []));
  const menus = Object.entries(groups).flatMap(([title, menu]) =>
    menu
      ? [
          {
            label: menu.label,
            place: menu.place,
            links: [
              menu.hub,
              ...inPlace(pages.filter(({ group, inHeader }) => group === title && !inHeader)).map(linkOf),
            ],
          },
        ]
      : [],
  );
  return {
    main: inPlace([...direct, ...menus]).map(({ place: _, ...item }) => item),
    groups: Object.keys(groups).map((title) => ({ title, links: linksOf(title) })),
  };
}

function inPlace<Item extends { place: number }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => a.place - b.place);
}

const linkOf = ({ to, label, inHeader }: Section) => ({
  to,
  label,
  ...(inHeader?.covers && { covers: inHeader.covers }),
});
