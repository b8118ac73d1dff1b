import { afterAll, expect, test } from "vitest";
import { get, startSite } from "#tests/support/site.ts";
import { json, silence, startUpstream, status } from "./upstream.ts";

const day = (ahead: number) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo" }).format(new Date(Date.now() + ahead * 86_400_000));
const good = [
  {
    publishingOffice: "気象庁",
    reportDatetime: new Date().toISOString(),
    timeSeries: [
      {
        timeDefines: [`${day(0)}T05:00:00+09:00`, `${day(1)}T00:00:00+09:00`],
        areas: [{ area: { name: "東京地方", code: "130010" }, weathers: ["晴れ　のち　雪", "<b>雪</b>"] }],
      },
      {
        timeDefines: [1, 1, 2, 2].map((ahead, index) => `${day(ahead)}T0${index % 2 === 0 ? 0 : 9}:00:00+09:00`),
        areas: [{ area: { name: "東京", code: "44132" }, temps: ["3", "17", "-2", "4"] }],
      },
    ],
  },
];

const upstream = await startUpstream();
const site = await startSite({ filled: false, env: { WEATHER_BASE_URL: upstream.baseUrl } });
afterAll(async () => {
  await upstream.close();
});

const page = async (query: string, headers: Record<string, string> = {}) => {
  const response = await get(`${site.origin}/weather-forecast${query}`, headers);
  return { response, html: (await response.text()).replaceAll("<!-- -->", "") };
};

test("if the agency is unreachable the page says so, offers every area, and keeps its credit", async () => {
  upstream.play("", status(503));
  const { response, html } = await page("?area=270000");
  expect(response.status).toBe(200);
  expect(html).toContain("いまは気象庁の予報を取得できません");
  expect(html).toContain("いまは観測値を取得できません");
  expect(html).toContain("出典：");
  expect(html.match(/<option /g)).toHaveLength(142);
});

test("an agency that does not respond times out within a few seconds", async () => {
  upstream.play("", silence);
  const { response, html } = await page("?area=400010");
  expect(response.status).toBe(200);
  expect(html).toContain("いまは気象庁の予報を取得できません");
});

test("a good forecast is shown with chart, reading and credit, without a script, and the area is stored", async () => {
  upstream.play("forecast/130000", json(good));
  const { response, html } = await page("?area=130010");
  expect(html).toContain("晴れのち雪");
  expect(html).toMatch(/<time dateTime="\d+-\d+-0?(\d+)">\1<small>/);
  expect(html).toContain("&lt;b&gt;雪&lt;/b&gt;");
  expect(html).toContain("厳しい冷え込み（最低-2℃）");
  expect(html).toContain("<svg viewBox=");
  expect(html).toContain("屋外の予報であり、室内の温度ではありません");
  expect(html).toContain("気象庁ホームページ（https://www.jma.go.jp/）");
  expect(html).toContain("/weather-forecast?area=130010");
  const cookie = response.headers.get("Set-Cookie");
  expect(cookie).toContain("weather-area=130010");
  const again = await page("", { Cookie: "weather-area=130010" });
  expect(again.response.headers.get("Set-Cookie")).toBeNull();
  expect(again.html).toContain("晴れのち雪");
});

test("tonight of a chosen area: one response per area; failures are not cached", async () => {
  const tonight = (area: string) => get(`${site.origin}/tonight.json?area=${area}`);
  upstream.play("", status(503));
  expect((await tonight("016010")).status).toBe(503);
  expect((await tonight("nowhere")).status).toBe(404);
  upstream.play("forecast/130000", json(good));
  const answer = await tonight("130010");
  expect(await answer.json()).toMatchObject({
    place: "東京都 東京地方",
    low: 3,
    advice: { article: "winter" },
  });
  expect((await tonight("130010")).headers.get("etag")).toBe(answer.headers.get("etag"));
});

test("the home page has tonight's low of Tokyo, whatever area a cookie names", async () => {
  const front = async (cookie?: string) => {
    const response = await get(`${site.origin}/`, cookie ? { Cookie: cookie } : {});
    return { etag: response.headers.get("etag"), html: (await response.text()).replaceAll("<!-- -->", "") };
  };
  const { html, etag } = await front();
  expect(html).toContain("東京都 東京地方の最低");
  expect((await front("weather-area=471010")).etag).toBe(etag);
});
