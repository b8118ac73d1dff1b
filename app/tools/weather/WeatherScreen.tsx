import { Form, Link } from "react-router";
import { classes } from "#app/platform/site/classes.ts";
import { formatMoment } from "#app/platform/site/days.ts";
import { RESULTS } from "#app/platform/site/results.ts";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { Button } from "#app/ui/kit/Button.tsx";
import { Chart, Rules } from "#app/ui/kit/Chart.tsx";
import { ColumnHeads } from "#app/ui/kit/ColumnHeads.tsx";
import { Section } from "#app/ui/kit/Detail.tsx";
import { Facts } from "#app/ui/kit/Facts.tsx";
import field from "#app/ui/kit/Field.module.css";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import tables from "#app/ui/kit/Table.module.css";
import areaStyles from "./AreaForm.module.css";
import { DayName, KeeperTable } from "./KeeperTable.tsx";
import { Tonight, WeekStrip } from "./NowAndWeek.tsx";
import type { ForecastView, ObservationView, OverviewView, WeatherPage } from "./page.server.ts";
import weekStyles from "./Tables.module.css";
import { thresholds as at, thresholds } from "./thresholds.ts";
import styles from "./Weather.module.css";
import { WeatherIcon } from "./WeatherIcon.tsx";
import chartStyles from "./WeekChart.module.css";
import type { WeekChartData } from "./week-chart.server.ts";

const rows = [
  [
    "暖房の負担",
    `その日の平均気温（最低と最高の中間）から${at.warmedTo}℃までの差を、${at.degreesPerStep}℃ごとに1段、最大${at.mostSteps}段で示します。${at.mediumStep}段未満は「軽い」、${at.mediumStep}段から「中くらい」、${at.largeStep}段から「重い」、${at.hugeStep}段から「とても重い」です。`,
  ],
  [
    "空気の湿り・乾き",
    `外の空気を、水を足さずにケージの温度にしたときの湿度の推定です。湿度の予報はないため、最低気温と降水確率から露点を見積もります（雨の日は最低気温に近く、晴れの日ほど低い）。実際の露点は前後${at.dewPointMargin}℃ほど違うことがあり、暖かく湿った空気が入る日は幅の上のほうになります。露点が${at.enoughDewPoint}℃（${at.warmedTo}℃に暖めて50%）を下回る分を${at.degreesPerStep}℃ごとに1段、最大${at.mostSteps}段で示し、${at.mediumStep}段未満は「やや乾く」、${at.mediumStep}段から「乾く」、${at.largeStep}段から「とても乾く」、${at.hugeStep}段から「極端に乾く」です。露点${at.dampDewPoint}℃（涼しい側の${at.coolSide}℃で70%）以上は「湿る」で、${at.degreesPerDampStep}℃ごとに1段、最大${at.mostDampSteps}段、${at.veryDampStep}段から「とても湿る」です。`,
  ],
  [
    "ヘビの移動",
    `最高気温が${at.easyFrom}〜${at.easyTo}℃なら「向く」、${at.journeyFrom}〜${at.easyFrom}℃と${at.easyTo}〜${at.journeyTo}℃は「工夫する」、${at.journeyFrom}℃未満、${at.journeyTo}℃超、荒れた天気は「控える」。急ぎの受診は、箱の温度を整えて優先します。`,
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
        目安はこのサイトで定めたものです。保温、乾燥、暑さ、移動について詳しくは、
        <Link to="/info">お知らせ・飼育情報</Link>をご覧ください。
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
          <Section title="飼育の目安">
            <p className={styles.small}>
              屋外の予報であり、室内の温度ではありません。ケージの温度計・湿度計と並べて使ってください。
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
              「―」は発表のない値です（今日の最低は朝を過ぎると発表されません）。信頼度は、Aがいちばん高く、Cがいちばん低い値です。
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

// Current measurements of the area's station, and the humidity of that air in an enclosure.

function airAdvice(moisture: ObservationView["moisture"]): string {
  if (!moisture || moisture.step === 0) return "。";
  return moisture.isDamp ? "。換気をして、かびに気をつけてください。" : "。加湿やウェットシェルターで補ってください。";
}

function Observation({ station, now }: { station: string; now: ObservationView | null }) {
  return (
    <section className={styles.card}>
      <h2>いまの気温と湿度（{station}）</h2>
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

function WeekTable({ days, today }: { days: ForecastView["days"]; today: string }) {
  return (
    <div className={tables.scroll}>
      <table className={classes(tables.table, weekStyles.table)}>
        <caption className="visually-hidden">1週間の予報</caption>
        <ColumnHeads
          columns={[
            "日",
            "天気",
            ["最低", tables.number],
            ["最高", tables.number],
            ["降水確率", tables.number],
            ["信頼度", tables.number],
          ]}
        />
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <th scope="row">
                <DayName date={day.date} today={today} />
              </th>
              <td>
                <span className={weekStyles.sky}>
                  <WeatherIcon signs={day.signs} />
                  {day.weather || "―"}
                </span>
              </td>
              <td className={classes(tables.number, weekStyles.min)}>{day.min === null ? "―" : `${day.min}℃`}</td>
              <td className={classes(tables.number, weekStyles.max)}>{day.max === null ? "―" : `${day.max}℃`}</td>
              <td className={tables.number}>{day.rain === null ? "―" : `${day.rain}%`}</td>
              <td className={tables.number}>{day.reliability ?? "―"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function AreaForm({ choices, chosen }: { choices: WeatherPage["choices"]; chosen: string }) {
  return (
    <Form action="/weather-forecast" className={classes("no-print", areaStyles.form)} data-row>
      <div className={field.field}>
        <label htmlFor="area" className={field.label}>
          地域
        </label>
        <select id="area" name="area" className={field.control} defaultValue={chosen} key={chosen}>
          {choices.map((region) => (
            <optgroup key={region.name} label={region.name}>
              {region.offices.flatMap((office) =>
                office.areas.map(([code, name]) => (
                  <option key={code} value={code}>
                    {name === office.name ? name : `${office.name} ${name}`}
                  </option>
                )),
              )}
            </optgroup>
          ))}
        </select>
      </div>
      <Button>表示する</Button>
      <p className={areaStyles.hint}>選んだ地域はクッキーに保存し、次回からその地域を表示します。</p>
    </Form>
  );
}

function AreaLinks({ choices }: { choices: WeatherPage["choices"] }) {
  return (
    <details className={classes("no-print", areaStyles.links)}>
      <summary>都道府県・地方の一覧</summary>
      <dl>
        {choices.map((region) => (
          <div key={region.name}>
            <dt>{region.name}</dt>
            <dd>
              {region.offices.map(({ name, areas: [first] }) =>
                first ? (
                  <Link key={name} to={`/weather-forecast?area=${first[0]}`}>
                    {name}
                  </Link>
                ) : null,
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Chart of minimum to maximum temperatures and the chance of rain. The table has the same data. */
function WeekChart({ chart }: { chart: WeekChartData }) {
  const { left, right, rain, height } = chart;
  return (
    <Chart
      viewBox={`0 0 ${chart.width} ${height}`}
      aria-label="最低気温から最高気温までの帯と、降水確率の1週間のグラフ。数値は表にあります。"
      className={chartStyles.chart}
    >
      <Rules ticks={chart.yTicks} left={left} right={right} />
      <path d={chart.band} className={chartStyles.band} />
      <path d={chart.maxLine} className={chartStyles.max} />
      <path d={chart.minLine} className={chartStyles.min} />
      <line x1={left} x2={right} y1={rain.bottom} y2={rain.bottom} className={chartStyles.rule} />
      <text x={left - 6} y={rain.bottom - 14} textAnchor="end">
        降水
      </text>
      <text x={left - 6} y={rain.bottom - 1} textAnchor="end">
        %
      </text>
      {chart.days.map((day) => (
        <g key={day.date}>
          {day.max ? (
            <>
              <circle cx={day.x} cy={day.max.y} r={3} className={chartStyles.maxPoint} />
              <text x={day.x} y={day.max.y - 8} textAnchor="middle" className={chartStyles.maxText}>
                {day.max.label}
              </text>
            </>
          ) : null}
          {day.min ? (
            <>
              <circle cx={day.x} cy={day.min.y} r={3} className={chartStyles.minPoint} />
              <text x={day.x} y={day.min.y + 16} textAnchor="middle" className={chartStyles.minText}>
                {day.min.label}
              </text>
            </>
          ) : null}
          {day.rain ? (
            <>
              <rect
                x={day.x - 10}
                y={day.rain.y}
                width={20}
                height={day.rain.height}
                rx={2}
                className={chartStyles.rain}
              />
              <text x={day.x} y={day.rain.y - 4} textAnchor="middle">
                {day.rain.label}
              </text>
            </>
          ) : null}
          <text x={day.x} y={height - 24} textAnchor="middle" className={chartStyles.day}>
            {day.day}
          </text>
          <text x={day.x} y={height - 8} textAnchor="middle">
            {day.weekday}
          </text>
        </g>
      ))}
    </Chart>
  );
}
