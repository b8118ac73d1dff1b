// The weather page: the week in a sentence, what is measured now, the forecast, and how a keeper reads it.

import { Link } from "react-router";
import { formatMoment } from "#app/platform/site/days.ts";
import { RESULTS } from "#app/platform/site/results.ts";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { Section } from "#app/ui/kit/Detail.tsx";
import { Facts } from "#app/ui/kit/Facts.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { AreaForm, AreaLinks } from "./AreaForm.tsx";
import { KeeperTable } from "./KeeperTable.tsx";
import { Tonight, WeekStrip } from "./NowAndWeek.tsx";
import type { ForecastView, ObservationView, OverviewView, WeatherPage } from "./page.server.ts";
import { thresholds as at, thresholds } from "./thresholds.ts";
import styles from "./Weather.module.css";
import { WeekChart } from "./WeekChart.tsx";
import { WeekTable } from "./WeekTable.tsx";

// Thresholds of the readings in full, so that a keeper can judge them.
const rows = [
  [
    "暖房の負担",
    `その日の平均気温（最低と最高の中間）から${at.warmedTo}℃までの差を、${at.degreesPerStep}℃ごとに1段、最大${at.mostSteps}段で示します。${at.mediumStep}段未満は「軽い」、${at.mediumStep}段から「中くらい」、${at.largeStep}段から「重い」、${at.hugeStep}段から「とても重い」。`,
  ],
  [
    "空気の湿り・乾き",
    `外の空気を、水を足さずにケージの温度にしたときの湿度の推定です。湿度の予報はないため、最低気温と降水確率から露点を見積もります（雨の日は最低気温に近く、晴れの日ほど低い）。実際の露点は前後${at.dewPointMargin}℃ほど違うことがあり、暖かく湿った空気が入る日は幅の上のほうになります。露点が${at.enoughDewPoint}℃（${at.warmedTo}℃に暖めて50%）を下回る分を${at.degreesPerStep}℃ごとに1段、最大${at.mostSteps}段で示し、${at.mediumStep}段未満は「やや乾く」、${at.mediumStep}段から「乾く」、${at.largeStep}段から「とても乾く」、${at.hugeStep}段から「極端に乾く」。露点${at.dampDewPoint}℃（涼しい側の${at.coolSide}℃で70%）以上は「湿る」で、${at.degreesPerDampStep}℃ごとに1段、最大${at.mostDampSteps}段、${at.veryDampStep}段から「とても湿る」。`,
  ],
  [
    "ヘビの移動",
    `最高気温が${at.easyFrom}〜${at.easyTo}℃なら「向く」、${at.journeyFrom}〜${at.easyFrom}℃と${at.easyTo}〜${at.journeyTo}℃は「工夫して」、${at.journeyFrom}℃未満、${at.journeyTo}℃超、荒れた天気は「控える」。急ぎの受診は、箱の温度を整えて優先します。`,
  ],
  [
    "冷え込み",
    `最低${at.coldMorning}℃未満で冷え込み、${at.freezing}℃未満で厳しい冷え込み。最低が${at.dropBelow}℃未満で、前の日の朝より${at.drop}℃以上低いときも知らせます。`,
  ],
  ["暑さ", `最高${at.hot}℃以上で暑さ、${at.veryHot}℃以上で危険な暑さ。最低${at.warmNight}℃以上は夜も冷房が必要な日。`],
] as const;

function Thresholds() {
  return (
    <details className={styles.thresholds}>
      <summary>判断の目安（しきい値）</summary>
      <Facts rows={rows} />
      <p className={styles.small}>
        目安は当サイトのものです。保温、乾燥、暑さ、移動のしかたは、くわしくは<Link to="/info">お知らせ・飼育情報</Link>
        へ。
      </p>
    </details>
  );
}

export function WeatherScreen({ page }: { page: WeatherPage }) {
  const { place, forecast, overview } = page;
  return (
    <>
      <Breadcrumb trail={[{ label: "飼育者の天気" }]} />
      <PageHead id={RESULTS} title={page.isAsked ? `${place.name}の飼育者の天気` : "飼育者の天気"} />
      {page.problems.map((problem) => (
        <p key={problem} role="status" className={styles.notice}>
          {problem}
        </p>
      ))}
      <div className={styles.top}>
        <section className={styles.main}>
          {page.isAsked ? null : <h2>{place.name}</h2>}
          {forecast ? (
            <>
              {forecast.tonight ? <Tonight tonight={forecast.tonight} /> : null}
              <WeekStrip days={forecast.days} today={page.today} />
              <Freshness forecast={forecast} />
            </>
          ) : (
            <Unreachable />
          )}
          <AreaForm choices={page.choices} chosen={place.code} />
        </section>
        <Observation station={place.station} now={page.observation} />
      </div>
      {forecast ? (
        <>
          <Section title="飼育者の見方">
            <p className={styles.small}>
              屋外の予報であり室内の温度ではありません。ケージの温度計・湿度計と並べて使ってください。
            </p>
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
              「―」は発表のない値です（今日の最低は朝を過ぎると発表されません）。信頼度はAが高く、Cが低い予報です。
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

// Current measurements of the area's station, and the humidity of that air once it is warmed.

/** Advice about the present air. */
function airAdvice(moisture: ObservationView["moisture"]): string {
  if (!moisture || moisture.step === 0) return "。";
  return moisture.isDamp ? "。換気をして、カビに気をつけてください。" : "。加湿やウェットシェルターで補ってください。";
}

function Observation({ station, now }: { station: string; now: ObservationView | null }) {
  return (
    <section className={styles.card}>
      <h2>いまの外（{station}）</h2>
      {now ? (
        <>
          <p className={styles.figures}>
            <span>
              <small>気温</small> <strong>{now.temp}</strong>℃
            </span>
            {now.humidity === null ? null : (
              <span>
                <small>湿度</small> <strong>{now.humidity}</strong>%
              </span>
            )}
          </p>
          {now.humidity === null ? <p>この観測所は湿度を観測していません。</p> : null}
          {now.warmed !== null && now.temp < thresholds.warmedTo ? (
            <p>
              この空気をそのまま{thresholds.warmedTo}℃に暖めると、湿度は約<strong>{now.warmed}%</strong>になります
              {airAdvice(now.moisture)}
            </p>
          ) : null}
          <p className={styles.small}>
            アメダス <time dateTime={now.at}>{formatMoment(now.at)}</time> の観測
          </p>
        </>
      ) : (
        <p>いまは観測値を取得できません。</p>
      )}
    </section>
  );
}
