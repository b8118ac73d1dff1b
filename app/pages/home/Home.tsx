import { Form, Link } from "react-router";
import { BallCard } from "#app/kinds/ball/Card.tsx";
import { NoticeLine } from "#app/kinds/info/NoticeLine.tsx";
import { MorphCard } from "#app/kinds/morph/Card.tsx";
import { classes } from "#app/platform/site/classes.ts";
import { type SiteData, useSite } from "#app/platform/site/site-data.ts";
import { SITE_DESCRIPTION } from "#app/platform/site/site-name.ts";
import { storeJsonLd } from "#app/shop/store-json-ld.ts";
import { Button, ButtonLink } from "#app/ui/kit/Button.tsx";
import { Grid } from "#app/ui/kit/Grid.tsx";
import { JsonLd } from "#app/ui/kit/JsonLd.tsx";
import { Phrases } from "#app/ui/kit/Phrases.tsx";
import { SearchInput } from "#app/ui/kit/search/SearchInput.tsx";
import plateStyles from "./DayPlate.module.css";
import doorStyles from "./Doors.module.css";
import type { MorphOfTheDay } from "./day.server.ts";
import { starts } from "./doors.ts";
import styles from "./Home.module.css";
import type { HomeData } from "./home.server.ts";
import { BlogPart, Part } from "./Part.tsx";
import { Today } from "./Today.tsx";
import { Tools } from "./ToolsHub.tsx";

export function Home({ day, troubles, balls, morphs, notice, blogs, counts }: HomeData) {
  const site = useSite();
  return (
    <div data-edge-to-edge="">
      {day.morph ? <DayPlate morph={day.morph} /> : null}
      <div className={styles.inner}>
        <div className={styles.opening}>
          <h1 className={styles.title}>
            <span className={styles.underlined}>ボールパイソン</span>
            <Phrases text="の図鑑と飼い方、遺伝計算、飼育の記録帳がそろうサイトです。" />
          </h1>
          <SiteSearch />
          <DoorTabs />
        </div>
        <Today day={day} />
        <Doors troubles={troubles} counts={counts} />
        {notice ? (
          <div className={styles.notice}>
            <NoticeLine notice={notice} />
          </div>
        ) : null}
        {balls.length > 0 ? (
          <Part title="新しい個体" more={{ to: "/ball", label: `すべての個体（${counts.balls}匹）` }}>
            <Grid of="large">
              {balls.map((ball) => (
                <BallCard key={ball.id} ball={ball} level={3} isLarge />
              ))}
            </Grid>
          </Part>
        ) : morphs.length > 0 ? (
          <Part title="モルフ図鑑" more={{ to: "/morph", label: `図鑑を開く（${counts.morphs}件）` }}>
            <Grid of="large">
              {morphs.map((morph) => (
                <MorphCard key={morph.id} morph={morph} level={3} isLarge />
              ))}
            </Grid>
          </Part>
        ) : null}
        <Part title="道具">
          <Tools level={3} />
        </Part>
        <BlogPart blogs={blogs} />
        {site ? <JsonLd data={siteJsonLd(site)} /> : null}
        <section className={styles.shop}>
          <h2>ショップ</h2>
          <p>
            {counts.onSale
              ? `いまご案内できる個体は${counts.onSale}匹です。お引渡しの前に、現物を確認していただき、対面で説明します。`
              : "ショップの案内をまとめています。"}
          </p>
          <div>
            <ButtonLink to="/shop" look="outline">
              ショップを見る
            </ButtonLink>
          </div>
        </section>
      </div>
    </div>
  );
}

// Returns the site-wide JSON-LD: name, search, publisher.
function siteJsonLd(site: SiteData) {
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "WebSite",
        "@id": `${site.origin}/#website`,
        name: site.siteName,
        url: `${site.origin}/`,
        description: SITE_DESCRIPTION,
        inLanguage: "ja",
        publisher: { "@id": `${site.origin}/#organization` },
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: `${site.origin}/search?q={search_term_string}` },
          "query-input": "required name=search_term_string",
        },
      },
      storeJsonLd(site),
    ],
  };
}

function DayPlate({ morph }: { morph: MorphOfTheDay }) {
  const { id, title, english, line, number, drawing, ground, make } = morph;
  return (
    <figure className={plateStyles.plate}>
      <img
        src={drawing}
        alt={`${title}のイラスト`}
        width={2400}
        height={900}
        fetchPriority="high"
        className={plateStyles.picture}
        style={{ backgroundColor: ground }}
      />
      <figcaption className={plateStyles.caption}>
        <p className={plateStyles.names}>
          <span className={plateStyles.number}>図{number}</span>
          <Link to={`/morph/${id}`} className={plateStyles.name}>
            {title}
          </Link>
          <span lang="en" className={plateStyles.english}>
            {english}
          </span>
        </p>
        <p className={plateStyles.made}>
          {line === title ? null : <span>{line}</span>}
          <Link to={make}>どう生まれる？</Link>
        </p>
      </figcaption>
    </figure>
  );
}

function DoorTabs() {
  return (
    <nav aria-label="目的から選ぶ" className={doorStyles.tabs}>
      {doors.map(({ name, to, tone }) => (
        <Link key={to} to={to} className={doorStyles[tone]}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

function SiteSearch() {
  return (
    <form action="/search" className={doorStyles.search} data-row>
      <SearchInput placeholder="モルフ名・用語・症状など" className={doorStyles.input} />
      <Button>検索</Button>
    </form>
  );
}

const doors = [
  { name: "はじめて飼う", to: "/start", tone: "start" },
  { name: "困っている", to: "/info", tone: "trouble" },
  { name: "殖やす・選ぶ", to: "/calculate", tone: "breed" },
] as const;

function Doors({ troubles, counts }: Pick<HomeData, "troubles" | "counts">) {
  return (
    <div className={doorStyles.doors}>
      <Door {...doors[0]}>
        <Links links={starts.map(({ step, words }) => ({ to: `/start/${step}`, label: words }))} />
        <Link to="/start" className={doorStyles.all}>
          8つの短いページを順に読む
        </Link>
      </Door>
      <Door {...doors[1]}>
        <Links links={troubles.map(({ article, words }) => ({ to: `/info/${article}`, label: words }))} />
        <Link to="/info" className={doorStyles.all}>
          困りごとから選ぶ
        </Link>
      </Door>
      <Door {...doors[2]}>
        <Form action="/calculate#result" className={doorStyles.cross} data-row>
          <input name="sire" aria-label="父" placeholder="父" autoComplete="off" className={doorStyles.input} />
          <span aria-hidden="true">×</span>
          <input name="dam" aria-label="母" placeholder="母" autoComplete="off" className={doorStyles.input} />
          <Button>計算</Button>
        </Form>
        <Links
          links={[
            { to: "/calculate?tool=plan", label: "ほしい子から、組むペアを逆引き" },
            { to: "/morph", label: counts.morphs > 0 ? `モルフ図鑑（${counts.morphs}件）` : "モルフ図鑑" },
            { to: "/ball", label: counts.balls > 0 ? `個体を見る（${counts.balls}匹）` : "個体を見る" },
            { to: "/info?topic=breeding", label: "繁殖と幼体の記事" },
          ]}
        />
        <Link to="/tools" className={doorStyles.all}>
          道具の一覧
        </Link>
      </Door>
    </div>
  );
}

type DoorProps = (typeof doors)[number] & { children: React.ReactNode };

function Door({ name, to, tone, children }: DoorProps) {
  return (
    <section className={classes(doorStyles.door, doorStyles[tone])}>
      <h2 className={doorStyles.name}>
        <Link to={to}>{name}</Link>
      </h2>
      {children}
    </section>
  );
}

function Links({ links }: { links: readonly { to: string; label: string }[] }) {
  return (
    <ul className={doorStyles.links}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
