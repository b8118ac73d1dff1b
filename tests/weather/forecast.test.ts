import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { get, type Site, startSite } from "#tests/support/site.ts";

let answer: () => { status: number; body: string } = () => ({ status: 500, body: "" });
let asked = 0;
let upstream: Server;
let site: Site;

const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo" }).format(new Date());
const good = JSON.stringify([
  {
    publishingOffice: "気象庁",
    reportDatetime: `${today}T05:00:00+09:00`,
    timeSeries: [
      {
        timeDefines: [`${today}T05:00:00+09:00`],
        areas: [{ area: { name: "東京地方", code: "130010" }, weathers: ["晴れ　のち　雪"] }],
      },
    ],
  },
]);

beforeAll(async () => {
  upstream = createServer((_request, response) => {
    asked += 1;
    const { status, body } = answer();
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(body);
  });
  await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
  const address = upstream.address();
  const port = typeof address === "object" && address ? address.port : 0;
  site = await startSite({ filled: false, env: { WEATHER_BASE_URL: `http://127.0.0.1:${port}/` } });
});
afterAll(async () => {
  await site.stop();
  await new Promise((resolve) => upstream.close(resolve));
});

const page = async (query: string) => {
  const response = await get(`${site.origin}/weather-forecast${query}`);
  return { response, html: await response.text() };
};

test("an upstream that fails, answers nonsense or nothing gives a sentence, and is retried once", async () => {
  for (const body of ["", "<html>", "{}", "[]", '[{"timeSeries":1}]']) {
    answer = () => ({ status: body === "" ? 503 : 200, body });
    asked = 0;
    const { response, html } = await page("?area=130010");
    expect(response.status).toBe(200);
    expect(html).toContain("いまは気象庁の予報を取得できません");
    if (body === "") expect(asked).toBe(2);
  }
});

test("a good answer is shown with its credit and remembered; the area is kept in a cookie", async () => {
  answer = () => ({ status: 200, body: good });
  const { response, html } = await page("?area=130010");
  expect(html).toContain("晴れのち雪");
  expect(html).toContain("出典：");
  expect(response.headers.get("Set-Cookie")).toContain("weather-area=130010");
  asked = 0;
  answer = () => ({ status: 500, body: "" });
  expect((await page("")).html).toContain("晴れのち雪");
  expect(asked).toBe(0);
});

test("an area that is none is said so, and Tokyo shown", async () => {
  const { response, html } = await page("?area=<script>");
  expect(response.status).toBe(200);
  expect(html).toContain("指定された地域が見つからないため");
});
