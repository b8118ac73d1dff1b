// The front page.

import { useId } from "react";
import { Link } from "react-router";
import { BallCard } from "#app/kinds/ball/Card.tsx";
import { NoticeLine } from "#app/kinds/info/NoticeLine.tsx";
import { Topics } from "#app/kinds/info/Topics.tsx";
import { MorphCard } from "#app/kinds/morph/Card.tsx";
import { formatDay } from "#app/platform/site/days.ts";
import { type SiteData, useSite } from "#app/platform/site/site-data.ts";
import { SITE_DESCRIPTION } from "#app/platform/site/site-name.ts";
import { storeJsonLd } from "#app/shop/store-json-ld.ts";
import type { TodaysWeather } from "#app/tools/weather/today.server.ts";
import { WeatherIcon } from "#app/tools/weather/WeatherIcon.tsx";
import { ButtonLink } from "#app/ui/kit/Button.tsx";
import { Grid } from "#app/ui/kit/Grid.tsx";
import { JsonLd } from "#app/ui/kit/JsonLd.tsx";
import { BlogPart } from "./BlogPart.tsx";
import flankDividerStyles from "./FlankDivider.module.css";
import hatchLineStyles from "./HatchLine.module.css";
import { Hero } from "./Hero.tsx";
import styles from "./Home.module.css";
import type { NextHatch } from "./hatch.server.ts";
import type { HomeData } from "./home.server.ts";
import { Part } from "./Part.tsx";
import { Tools } from "./Tools.tsx";

export function Home({ balls, morphs, topics, notice, weather, hatch, blogs, counts }: HomeData) {
  const site = useSite();
  return (
    <>
      <Hero counts={counts} snake={balls.find(({ cover }) => cover) ?? null} />
      {notice ? <NoticeLine notice={notice} /> : null}
      {topics.length > 0 ? (
        <Part title="飼育の困りごとから" more={{ to: "/info", label: "すべての飼育情報" }}>
          <Topics tiles={topics} level={3} />
        </Part>
      ) : null}
      {weather || hatch ? (
        <div className={styles.living}>
          {weather ? <WeatherLine weather={weather} /> : null}
          {hatch ? <HatchLine hatch={hatch} /> : null}
        </div>
      ) : null}
      <FlankDivider />
      {balls.length > 0 ? (
        <Part title="新しい個体" more={{ to: "/ball", label: `すべての個体（${counts.balls}匹）` }}>
          <Grid of="snakes">
            {balls.map((ball) => (
              <BallCard key={ball.id} ball={ball} level={3} />
            ))}
          </Grid>
        </Part>
      ) : null}
      <Part title="道具" lead="数字と手順で、飼育と繁殖を助けます。どれもJavaScriptなしで使えます。">
        <Tools level={3} />
      </Part>
      <FlankDivider />
      {morphs.length > 0 ? (
        <Part title="モルフ図鑑" more={{ to: "/morph", label: `図鑑を開く（${counts.morphs}件）` }}>
          <Grid of="snakes">
            {morphs.map((morph) => (
              <MorphCard key={morph.id} morph={morph} level={3} />
            ))}
          </Grid>
        </Part>
      ) : null}
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
    </>
  );
}

// The pattern on a ball python's flank, faintly, between parts of the front page.
function FlankDivider() {
  const id = useId();
  return (
    <svg width="100%" height="48" className={flankDividerStyles.divider} aria-hidden="true">
      <defs>
        <pattern id={id} width="64" height="48" patternUnits="userSpaceOnUse" className={flankDividerStyles.lines}>
          <path d="M3 47C5 30 13 9 32 7c19 2 27 23 29 40" />
          <ellipse cx="23" cy="30" rx="4" ry="5.5" />
          <ellipse cx="41" cy="30" rx="4" ry="5.5" />
        </pattern>
      </defs>
      <rect width="100%" height="48" fill={`url(#${id})`} />
    </svg>
  );
}

// The keepers' weather of today, where a forecast is at hand.
function WeatherLine({ weather }: { weather: TodaysWeather }) {
  const { place, signs, max, min, words } = weather;
  const degrees = [...(max === null ? [] : [`きょうの最高${max}℃`]), ...(min === null ? [] : [`あすの朝${min}℃`])].join(
    "・",
  );
  return (
    <Link to="/weather-forecast" className={hatchLineStyles.line}>
      <span className={hatchLineStyles.sky}>
        <WeatherIcon signs={signs} />
      </span>
      <span className={hatchLineStyles.words}>
        <strong>飼育者の天気（{place}）</strong>
        {degrees ? <span>{degrees}</span> : null}
        <span className={hatchLineStyles.small}>{words}</span>
      </span>
    </Link>
  );
}

// Eggs in the incubator, and how long still: something that is alive today.
function HatchLine({ hatch }: { hatch: NextHatch }) {
  const { id, title, eggs, days, window } = hatch;
  return (
    <Link to={`/breed/${id}`} className={hatchLineStyles.line}>
      <svg viewBox="0 0 48 32" width="48" height="32" aria-hidden="true" className={hatchLineStyles.eggs}>
        <ellipse cx="13" cy="19" rx="9" ry="11" />
        <ellipse cx="35" cy="19" rx="9" ry="11" />
        <ellipse cx="24" cy="18" rx="9.5" ry="12" />
      </svg>
      <span className={hatchLineStyles.words}>
        <strong>{days > 0 ? `次のハッチまで、あと${days}日ほど` : "まもなくハッチです"}</strong>
        <span className={hatchLineStyles.small}>
          {title}
          {eggs ? `・卵${eggs}個` : ""}・{formatDay(window.earliest)}〜{formatDay(window.latest)}（目安）
        </span>
      </span>
    </Link>
  );
}

// The site itself, as search engines read it: its name, its search, who runs it.
export function siteJsonLd(site: SiteData) {
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
