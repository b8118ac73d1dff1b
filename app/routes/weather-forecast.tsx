// The agency's forecast for an area, and what it means for a keeper.

import { data, Form } from "react-router";
import { dayInJapan, formatDay, formatMoment } from "#app/site/days.ts";
import { pageHead } from "#app/site/head.ts";
import { Breadcrumb } from "#app/ui/Breadcrumb.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Chip } from "#app/ui/Chip.tsx";
import { Section } from "#app/ui/Detail.tsx";
import field from "#app/ui/Field.module.css";
import { PageHead } from "#app/ui/PageHead.tsx";
import { areaOf, DEFAULT_AREA, offices } from "#app/weather/areas.ts";
import { daysOf } from "#app/weather/days.ts";
import { forecastOf } from "#app/weather/jma.server.ts";
import { notesOn } from "#app/weather/keeper.ts";
import styles from "#app/weather/Weather.module.css";
import { WeekChart } from "#app/weather/WeekChart.tsx";
import { weekChart } from "#app/weather/week-chart.server.ts";
import type { Route } from "./+types/weather-forecast";

const ONE_YEAR = 60 * 60 * 24 * 365;

export async function loader({ url, request }: Route.LoaderArgs) {
  const asked = url.searchParams.get("area");
  const remembered = /(?:^|;\s*)weather-area=(\d{6})(?:;|$)/.exec(request.headers.get("Cookie") ?? "")?.[1];
  const chosen = areaOf(asked) ?? areaOf(remembered) ?? areaOf(DEFAULT_AREA);
  if (!chosen) throw new Error("The default area is not in the table");
  const { office, area } = chosen;
  const now = new Date();
  const fetched = await forecastOf(office, now.getTime());
  const days = fetched ? daysOf(fetched.reports, area, dayInJapan(now)) : [];
  const view = {
    area: { code: area.code, name: area.name, office: office.name, station: area.stationName },
    isUnknown: asked !== null && areaOf(asked) === undefined,
    issued: fetched?.reports[0]
      ? { by: fetched.reports[0].publishingOffice, at: fetched.reports[0].reportDatetime }
      : null,
    fetchedAt: fetched?.at ?? null,
    isStale: fetched?.isStale ?? false,
    days: days.map((day) => ({ ...day, notes: notesOn(day) })),
    chart: weekChart(days),
    offices: offices.map(({ name, areas }) => ({
      name,
      areas: areas.map((one) => ({ code: one.code, name: one.name })),
    })),
  };
  const headers: Record<string, string> = { "Cache-Control": "private, max-age=300" };
  if (areaOf(asked)) headers["Set-Cookie"] = `weather-area=${area.code}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax`;
  return data(view, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    title: loaderData
      ? `${loaderData.area.office}${loaderData.area.name === loaderData.area.office ? "" : loaderData.area.name}の飼育者向け天気`
      : "飼育者の天気",
    description: "気象庁の予報をもとに、冷え込み・乾燥・暑さ・輸送に向く日を、ボールパイソンの飼育者の目で読みます。",
    path: "/weather-forecast",
  });

export default function Weather({ loaderData }: Route.ComponentProps) {
  const { area, days, issued } = loaderData;
  return (
    <>
      <Breadcrumb trail={[{ label: "飼育者の天気" }]} />
      <PageHead
        title="飼育者の天気"
        lead="気象庁の予報を、飼育者の目で読みます。屋外の予報であり、室内やケージの温度ではありません。"
      />
      <Form action="/weather-forecast" className={styles.form}>
        <div className={field.field}>
          <label htmlFor="area" className={field.label}>
            地域
          </label>
          <select id="area" name="area" className={field.control} defaultValue={area.code} key={area.code}>
            {loaderData.offices.map((office) => (
              <optgroup key={office.name} label={office.name}>
                {office.areas.map((one) => (
                  <option key={one.code} value={one.code}>
                    {one.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
        <Button>表示する</Button>
      </Form>
      {loaderData.isUnknown ? <p>指定された地域が見つからないため、{area.name}を表示しています。</p> : null}
      {days.length === 0 ? (
        <p>
          いまは気象庁の予報を取得できません。しばらくしてから、もう一度開いてください。お急ぎのときは
          <a href="https://www.jma.go.jp/">気象庁ホームページ</a>をごらんください。
        </p>
      ) : (
        <Section title={`${area.office}${area.name === area.office ? "" : `・${area.name}`}の一週間`}>
          {loaderData.isStale && loaderData.fetchedAt ? (
            <p className={styles.stale}>
              新しい予報を取得できないため、{formatMoment(loaderData.fetchedAt)}に取得した予報を表示しています。
            </p>
          ) : null}
          {loaderData.chart ? <WeekChart chart={loaderData.chart} /> : null}
          <div className={styles.scroll}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">日</th>
                  <th scope="col">天気</th>
                  <th scope="col">最低</th>
                  <th scope="col">最高</th>
                  <th scope="col">降水確率</th>
                  <th scope="col">飼育者のめも</th>
                </tr>
              </thead>
              <tbody>
                {days.map((day) => (
                  <tr key={day.date}>
                    <th scope="row">{formatDay(day.date).replace(/^\d+年/, "")}</th>
                    <td>{day.weather || "―"}</td>
                    <td>{day.min === null ? "―" : `${day.min}℃`}</td>
                    <td>{day.max === null ? "―" : `${day.max}℃`}</td>
                    <td>{day.rain === null ? "―" : `${day.rain}%`}</td>
                    <td>
                      <div className={styles.notes}>
                        {day.notes.map((note) => (
                          <Chip key={note.text} tone={note.tone}>
                            {note.text}
                          </Chip>
                        ))}
                      </div>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className={styles.small}>
            {issued ? `${issued.by} ${formatMoment(issued.at)}発表。` : ""}気温は{area.station}
            の予報です。かっこ内の温度は当サイトの目安です。
          </p>
        </Section>
      )}
      <p className={styles.small}>
        出典：<a href="https://www.jma.go.jp/">気象庁ホームページ（https://www.jma.go.jp/）</a>をもとに作成
      </p>
    </>
  );
}
