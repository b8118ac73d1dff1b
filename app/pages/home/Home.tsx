// The front page: the snake of the day, what the site is, today's page, three doors, the newest snakes.

import { BallCard } from "#app/kinds/ball/Card.tsx";
import { NoticeLine } from "#app/kinds/info/NoticeLine.tsx";
import { MorphCard } from "#app/kinds/morph/Card.tsx";
import { type SiteData, useSite } from "#app/platform/site/site-data.ts";
import { SITE_DESCRIPTION } from "#app/platform/site/site-name.ts";
import { storeJsonLd } from "#app/shop/store-json-ld.ts";
import { ButtonLink } from "#app/ui/kit/Button.tsx";
import { Grid } from "#app/ui/kit/Grid.tsx";
import { JsonLd } from "#app/ui/kit/JsonLd.tsx";
import { BlogPart } from "./BlogPart.tsx";
import { DayPlate } from "./DayPlate.tsx";
import { Doors, DoorTabs, SiteSearch } from "./Doors.tsx";
import styles from "./Home.module.css";
import type { HomeData } from "./home.server.ts";
import { Part } from "./Part.tsx";
import { Today } from "./Today.tsx";
import { Tools } from "./Tools.tsx";

export function Home({ day, troubles, balls, morphs, notice, blogs, counts }: HomeData) {
  const site = useSite();
  return (
    <div data-edge-to-edge="">
      {day.morph ? <DayPlate morph={day.morph} /> : null}
      <div className={styles.inner}>
        <div className={styles.opening}>
          <h1 className={styles.title}>
            <span className={styles.underlined}>ボールパイソン</span>
            の図鑑と飼い方、遺伝計算、飼育の記録帳がそろうサイトです。
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
            {counts.onSale === null
              ? "ショップの案内をまとめています。"
              : `いま${counts.onSale}匹の個体をご案内できます。お引き渡しの前に、現物の確認と対面での説明を行います。`}
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

// The site itself, as search engines read it: its name, its search, who runs it.
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
