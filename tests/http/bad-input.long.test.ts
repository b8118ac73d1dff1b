import { expect, test, vi } from "vitest";
import { saveSetting } from "#app/platform/settings/settings.server.ts";
import { questions } from "#app/tools/stress/questions.ts";
import { shopWith } from "#tests/shop/forms.ts";
import { documentOf } from "#tests/support/document.ts";
import { get, startSite } from "#tests/support/site.ts";

const site = await startSite();
await saveSetting(site.db, "shop", 0, shopWith(), { by: "test", now: new Date() });
await vi.waitUntil(async () => (await (await get(`${site.origin}/shop`)).text()).includes("ご案内できる個体"), 120_000);

const pages: Record<string, readonly string[]> = {
  "/calculate": ["tool", "sire", "dam", "sire_ball", "dam_ball", "sg", "ss", "dg", "ds", "r", "n", "view", "add"],
  "/calculate?tool=prove": ["prior", "mate", "eggs", "visuals", "add"],
  "/calculate?tool=plan": ["target", "sex", "n"],
  // All questions are read alike: the first and the last stand for the others.
  "/stress_check": ["name", "flag", "mode", ...[questions.at(0), questions.at(-1)].flatMap((one) => one?.id ?? [])],
  "/weather-forecast": ["area"],
  "/shop": ["morph", "sex", "year", "min", "max", "sort", "page", "ball", "sent"],
  "/ball": ["q", "morph", "sex", "sale", "year", "sort", "page"],
  "/morph": ["q", "inheritance", "group", "health", "sort", "page"],
  "/term": ["q", "row", "page"],
  "/info": ["q", "category", "sort", "page"],
  "/blog": ["q", "tag", "sort", "page"],
  "/search": ["q", "kind", "page"],
};

const SCRIPT = "\"'></title></textarea><script>alert(1)</script>";
const short: Record<string, readonly string[]> = {
  nothing: [""],
  "the same twice": ["pastel", "pastel"],
  "two that differ": ["1", "ほげ"],
  "a script": [SCRIPT],
  "a million": ["1000000"],
  "a huge number": ["9".repeat(400)],
  "a negative fraction": ["-0.5"],
  "not a number": ["NaN"],
  "control characters": ["a\u0000b\u0007\u202e"],
  "half a surrogate pair": ["\ud83d"],
};
/** Each is long enough to fill a URL. */
const long: Record<string, readonly string[]> = {
  "a very long word": ["あ".repeat(3000)],
  "ten thousand genes": ["pastel ".repeat(10_000)],
  "a thousand times": Array.from({ length: 1000 }, (_, index) => `x${index}`),
};

type Given = readonly (readonly [name: string, what: string, values: readonly string[]])[];

/** Returns URLs that give every parameter each invalid value once: long ones alone, short ones in threes. */
function givenTo(names: readonly string[]): Given[] {
  const alone = names.flatMap((name) => Object.entries(long).map(([what, values]): Given => [[name, what, values]]));
  const kinds = Object.entries(short);
  const threes = Array.from({ length: Math.ceil(names.length / 3) }, (_, at) => names.slice(at * 3, at * 3 + 3));
  const together = threes.flatMap((three) =>
    kinds.map(
      (_, turn): Given =>
        three.map((name, place) => [name, ...(kinds[(turn + place) % kinds.length] ?? ["nothing", [""]])] as const),
    ),
  );
  return [...alone, ...together];
}

function addressOf(path: string, given: Given): string {
  const url = new URL(path, site.origin);
  for (const [name, , values] of given) for (const value of values) url.searchParams.append(name, value);
  return url.href;
}

/** A form sent without JavaScript includes its empty fields: the list redirects to the URL without them. */
async function followOnce(address: string): Promise<Response> {
  const first = await get(address);
  const shorter = first.headers.get("Location");
  if (first.status !== 302 || !shorter) return first;
  expect(new URL(shorter, site.origin).href.length).toBeLessThan(address.length);
  return get(new URL(shorter, site.origin).href);
}

test.each(Object.entries(pages))("%s responds with a page whatever its parameters contain", async (path, names) => {
  for (const given of givenTo(names)) {
    const told = given.map(([name, what]) => `${name}: ${what}`).join(", ");
    const response = await followOnce(addressOf(path, given));
    const html = await response.text();
    // A page past the end of a list is a 404.
    expect(given.some(([, what]) => what === "a million") ? [200, 404] : [200], told).toContain(response.status);
    expect(html.includes("<script>alert"), told).toBe(false);
    expect(html.split("<h1").length - 1, told).toBe(1);
  }
});

test("an overlong URL is rejected, and the server keeps running", async () => {
  const long = (times: number) => get(addressOf("/calculate", [["sire", "too much", ["パステル".repeat(times)]]]));
  // Slightly over the limit of 128 KiB: everything arrives before the response.
  expect([414, 431]).toContain((await long(3_650)).status);
  // For a megabyte the server closes before all is sent, so the response may not be read.
  await long(30_000).catch(() => undefined);
  expect((await get(`${site.origin}/calculate`)).status).toBe(200);
});

test.each([
  ["/calculate?sire=hoge&dam=pastel", "hoge"],
  ["/calculate?sire=pastel&dam=pastel&n=1000000", "卵の数"],
  ["/calculate?sire=banana&dam=pastel&r=zero", "zero"],
  ["/calculate?tool=prove&prior=abc&eggs=4", "abc"],
  ["/calculate?tool=plan&target=hoge", "hoge"],
  ["/calculate?tool=teleport", "teleport"],
  ["/shop?min=abc", "abc"],
  ["/ball?sex=neither", "「neither」は見つからないため"],
  ["/ball?sort=zzz", "「zzz」はないため、いつもの順"],
  ["/ball?page=abc", "「abc」はないため、1ページ目"],
  ["/ball?sex=male&sex=female", "「性別」が2回指定されているため、最初のもの"],
  ["/search?q=pastel&q=clown", "探す言葉"],
  ["/weather-forecast?area=999999", "999999"],
  ["/stress_check?humidity=9", "湿度"],
])("%s reports what it could not read", async (path, named) => {
  const html = await (await get(site.origin + path)).text();
  const document = documentOf(html);
  const said = [...document.querySelectorAll("[role=alert], [role=status]")]
    .map((element) => element.textContent)
    .join(" ");
  expect(said).toMatch(new RegExp(named));
});
