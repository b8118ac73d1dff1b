// Measures page times by database size, warm and just after a write, and process memory.

import { join } from "node:path";
import { kindNamed } from "#app/cms/content/registry.ts";
import { adminList } from "#app/collection/registry/admin-list.server.ts";
import { dashboard } from "#app/pages/home/dashboard.server.ts";
import { raiseGeneration } from "#app/platform/cache/generation-cache.server.ts";
import { type Db, openDatabase } from "#app/platform/database/connection.server.ts";
import { owner } from "#tests/support/owner.ts";
import { median, megabytesOf, timeOf } from "./measure.ts";
import { LIMITED, serve } from "./servers.ts";

const ROUNDS = 15;
const WRITES = 5;
const q = encodeURIComponent;

const PAGES: Readonly<Record<string, string>> = {
  home: "/",
  "list, 五十音": "/term",
  "list, its tenth page": "/ball?page=10",
  "list, newest": "/ball",
  "list, by price": "/ball?sort=price",
  filter: `/term?row=${q("か")}`,
  "list, searched": `/term?q=${q("温度")}`,
  "detail, term": "/term/sample-term-5",
  "detail, ball": "/ball/sample-ball-5",
  "detail, morph": "/morph/clown",
  article: "/info/sample-info-5",
  "search, common word": `/search?q=${q("温度")}`,
  "search, two words": `/search?q=${q("温度 拒食")}`,
  suggestions: `/api/suggest?q=${q("おん")}`,
  sitemap: "/sitemap.xml",
  feed: "/feed.xml",
};

export interface Measured {
  times: Record<string, Times>;
  megabytes: number;
  seconds: number;
}

/** Times with warm and with freshly invalidated memos. */
interface Times {
  known: number;
  afterWrite: number;
}

export type Place = Readonly<Record<string, string>>;

export async function measured(place: Place): Promise<Measured> {
  const begun = performance.now();
  const site = await serve(place, { PAGE_CACHE_MB: "0", ...LIMITED });
  await timeOf(`${site.origin}/`);
  const seconds = (performance.now() - begun) / 1000;
  const db = openDatabase(place.DATABASE_URL ?? join(place.DATA_DIR ?? "", "borupa.sqlite"));
  try {
    const times: Record<string, Times> = {};
    for (const [name, path] of Object.entries(PAGES)) times[name] = await timed(db, () => timeOf(site.origin + path));
    const megabytes = megabytesOf(site.process);
    site.stop();
    return { times: { ...times, ...(await adminTimes(db)) }, megabytes, seconds };
  } finally {
    await db.destroy();
  }
}

/** Called directly, because these pages need a session. */
async function adminTimes(db: Db): Promise<Record<string, Times>> {
  const list = (kind: "ball" | "term", asked: string) => () =>
    adminList(db, kindNamed(kind), new URLSearchParams(asked), new Date());
  return {
    "admin's list": await timed(db, list("ball", "")),
    "admin's list, searched": await timed(db, list("term", `q=${q("温度")}`)),
    "admin's first page": await timed(db, () => dashboard(owner, db, { by: "", now: new Date() })),
  };
}

async function timed(db: Db, work: () => Promise<unknown>): Promise<Times> {
  const rounds = async (count: number, before = async () => {}) => {
    const times: number[] = [];
    for (let round = 0; round < count; round += 1) {
      await before();
      const begun = performance.now();
      await work();
      times.push(performance.now() - begun);
    }
    return median(times);
  };
  await work();
  return {
    known: await rounds(ROUNDS),
    afterWrite: await rounds(WRITES, () => db.transaction().execute(raiseGeneration)),
  };
}
