// The weather page: the week in a sentence, what is measured now, the forecast, and how a keeper reads it.

import { formatMoment } from "#app/platform/site/days.ts";
import { RESULTS } from "#app/platform/site/results.ts";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { Section } from "#app/ui/kit/Detail.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { AreaForm, AreaLinks } from "./AreaForm.tsx";
import { KeeperTable } from "./KeeperTable.tsx";
import { Observation } from "./Observation.tsx";
import type { ForecastView, OverviewView, WeatherPage } from "./page.server.ts";
import { Thresholds } from "./Thresholds.tsx";
import styles from "./Weather.module.css";
import { WeekChart } from "./WeekChart.tsx";
import { WeekTable } from "./WeekTable.tsx";

export function WeatherScreen({ page }: { page: WeatherPage }) {
  const { place, forecast, overview } = page;
  return (
    <>
      <Breadcrumb trail={[{ label: "飼育者の天気" }]} />
      <PageHead
        id={RESULTS}
        title={page.isAsked ? `${place.name}の飼育者の天気` : "飼育者の天気"}
        lead="気象庁の予報を、ボールパイソンの飼育者の目で読みます。屋外の予報であり室内の温度ではありません。"
      />
      <AreaForm choices={page.choices} chosen={place.code} />
      {page.problems.map((problem) => (
        <p key={problem} role="status" className={styles.notice}>
          {problem}
        </p>
      ))}
      <div className={styles.top}>
        <section className={styles.main}>
          <h2>{place.name}の一週間</h2>
          {forecast ? <Freshness forecast={forecast} /> : <Unreachable />}
        </section>
        <Observation station={place.station} now={page.observation} />
      </div>
      {forecast ? (
        <>
          <Section title="飼育者の見方">
            <p className={styles.small}>ケージの温度計・湿度計と並べて使ってください。</p>
            <KeeperTable days={forecast.days} today={page.today} />
            <Thresholds />
          </Section>
          <Section title="気象庁の予報">
            <div className={styles.forecast}>
              {forecast.chart ? <WeekChart chart={forecast.chart} /> : null}
              <WeekTable days={forecast.days} today={page.today} />
            </div>
            <p className={styles.small}>
              {forecast.stations.length > 0 ? `気温は${forecast.stations.join("と")}の予報です。` : ""}
              「―」は発表のない値です（きょうの最低は朝を過ぎると発表されません）。信頼度はAが高く、Cが低い予報です。
            </p>
          </Section>
        </>
      ) : null}
      {overview ? <OverviewText overview={overview} /> : null}
      <p className={styles.credit}>
        出典：<a href="https://www.jma.go.jp/">気象庁ホームページ（https://www.jma.go.jp/）</a>をもとに作成
      </p>
      <AreaLinks choices={page.choices} />
    </>
  );
}

function Freshness({ forecast }: { forecast: ForecastView }) {
  return (
    <>
      <p className={styles.headline}>{forecast.headline}</p>
      {forecast.isStale ? (
        <p className={styles.notice}>
          いまは新しい予報を取得できません。
          <time dateTime={forecast.fetchedAt}>{formatMoment(forecast.fetchedAt)}</time>
          に取得した予報を表示しています。
        </p>
      ) : null}
      {forecast.isLate ? (
        <p className={styles.notice}>発表から時間がたった予報です。新しい発表を待っています。</p>
      ) : null}
      <p className={styles.small}>
        {forecast.by} <time dateTime={forecast.issuedAt}>{formatMoment(forecast.issuedAt)}</time> 発表
        {forecast.isStale ? null : (
          <>
            （取得 <time dateTime={forecast.fetchedAt}>{formatMoment(forecast.fetchedAt)}</time>）
          </>
        )}
      </p>
    </>
  );
}

function Unreachable() {
  return (
    <p className={styles.headline}>
      いまは気象庁の予報を取得できません。しばらくしてから、もう一度開いてください。お急ぎのときは
      <a href="https://www.jma.go.jp/bosai/forecast/">気象庁の天気予報</a>をご覧ください。
    </p>
  );
}

function OverviewText({ overview }: { overview: OverviewView }) {
  return (
    <Section title="天気概況">
      <div className={styles.overview}>
        {overview.headline ? (
          <p>
            <strong>{overview.headline}</strong>
          </p>
        ) : null}
        {overview.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.small}>
          {overview.by} <time dateTime={overview.at}>{formatMoment(overview.at)}</time> 発表
        </p>
      </div>
    </Section>
  );
}
