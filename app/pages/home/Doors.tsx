// The three ways in that a stranger understands: a tab each, and behind it what is wanted most.

import { Form, Link } from "react-router";
import { classes } from "#app/platform/site/classes.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import { SearchInput } from "#app/ui/kit/search/SearchInput.tsx";
import styles from "./Doors.module.css";
import { starts } from "./doors.ts";
import type { HomeData } from "./home.server.ts";

/** The doors as tabs alone, for the first screen of a phone. */
export function DoorTabs() {
  return (
    <nav aria-label="目的から選ぶ" className={styles.tabs}>
      {doors.map(({ name, to, tone }) => (
        <Link key={to} to={to} className={styles[tone]}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

export function SiteSearch() {
  return (
    <form action="/search" className={styles.search}>
      <SearchInput placeholder="症状・用語・モルフ名" className={styles.input} />
      <Button>検索</Button>
    </form>
  );
}

const doors = [
  { name: "はじめて飼う", to: "/start", tone: "start" },
  { name: "困っている", to: "/info", tone: "trouble" },
  { name: "殖やす・選ぶ", to: "/calculate", tone: "breed" },
] as const;

export function Doors({ troubles, counts }: Pick<HomeData, "troubles" | "counts">) {
  return (
    <div className={styles.doors}>
      <Door {...doors[0]}>
        <Links links={starts.map(({ step, words }) => ({ to: `/start/${step}`, label: words }))} />
        <Link to="/start" className={styles.all}>
          8つの短いページを順に読む
        </Link>
      </Door>
      <Door {...doors[1]}>
        <Links links={troubles.map(({ article, words }) => ({ to: `/info/${article}`, label: words }))} />
        <Link to="/info" className={styles.all}>
          困りごとから選ぶ
        </Link>
      </Door>
      <Door {...doors[2]}>
        <Form action="/calculate#result" className={styles.cross}>
          <input name="sire" aria-label="オス親" placeholder="オス親" autoComplete="off" className={styles.input} />
          <span aria-hidden="true">×</span>
          <input name="dam" aria-label="メス親" placeholder="メス親" autoComplete="off" className={styles.input} />
          <Button>計算</Button>
        </Form>
        <Links
          links={[
            { to: "/calculate?tool=plan", label: "ほしい子から、組むペアを逆引き" },
            { to: "/morph", label: counts.morphs > 0 ? `モルフ図鑑（${counts.morphs}件）` : "モルフ図鑑" },
            { to: "/ball", label: counts.balls > 0 ? `個体を見る（${counts.balls}匹）` : "個体を見る" },
            { to: "/info?topic=breeding", label: "繁殖と子育ての記事" },
          ]}
        />
        <Link to="/tools" className={styles.all}>
          道具の一覧
        </Link>
      </Door>
    </div>
  );
}

type DoorProps = (typeof doors)[number] & { children: React.ReactNode };

function Door({ name, to, tone, children }: DoorProps) {
  return (
    <section className={classes(styles.door, styles[tone])}>
      <h2 className={styles.name}>
        <Link to={to}>{name}</Link>
      </h2>
      {children}
    </section>
  );
}

function Links({ links }: { links: readonly { to: string; label: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
