import type { Menus } from "#app/platform/site/site-data.ts";

/** Menu position. Places count from 1 within a group, with 0 for a beginner's first page, and separately among direct header links. */
export interface MenuPlace {
  group: keyof typeof groups;
  label: string;
  place: number;
  /** `covers`: path prefix of pages that belong to it and have no list. */
  inHeader?: { label: string; place: number; covers?: string };
}

export type Section = MenuPlace & { to: string };

/** A group may be a header menu, led by its hub page. */
const groups = {
  見る: null,
  読む: { label: "読みもの", place: 3, hub: { to: "/reading", label: "読みもの一覧" } },
  使う: { label: "道具", place: 4, hub: { to: "/tools", label: "道具の一覧" } },
} as const;

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
    inHeader: { label: "手帖", place: 5 },
  },
  { to: "/start", group: "読む", label: "はじめて飼う", place: 0 },
  ...tools.map((tool, index): Section => ({ ...tool, group: "使う", place: index + 1 })),
  { to: "/search", group: "使う", label: "サイト内検索", place: tools.length + 1 },
];

/** Returns the built-in paths except the search, for the sitemap. */
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

/** Returns the `to` of the only section that a page belongs to: /morph/compare to itself, not to /morph. */
export function sectionOf(menus: Menus, pathname: string): string | undefined {
  const links = [...menus.main, ...menus.groups].flatMap((part) => ("links" in part ? part.links : part));
  return links
    .filter(({ to, covers = to }) => [to, covers].some((path) => `${pathname}/`.startsWith(`${path}/`)))
    .toSorted((a, b) => a.to.length - b.to.length)
    .at(-1)?.to;
}

function inPlace<Item extends { place: number }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => a.place - b.place);
}

const linkOf = ({ to, label, inHeader }: Section) => ({
  to,
  label,
  ...(inHeader?.covers && { covers: inHeader.covers }),
});
