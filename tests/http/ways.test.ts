// docs/ways.md: every file that each of the six ways runs through, counted in the running server with its page cache off.
// `npm test tests/http/ways.test.ts -- -u` writes it anew.

import { once } from "node:events";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { expect, test } from "vitest";
import { raiseGeneration } from "#app/platform/cache/generation-cache.server.ts";
import { documentOf } from "#tests/support/document.ts";
import { DEMO_ADMIN, emulatorSettings, makePeople, signIn } from "#tests/support/people.ts";
import { get, startSite } from "#tests/support/site.ts";

/** What a way may run through (files of app/, each once). */
const MAX: Record<string, number> = { read: 75, save: 80, upload: 56, cross: 95, search: 70, "another process": 20 };
/** Work that the clock begins may fall into one run, and hardly into all. */
const RUNS = 3;
/** It tidies memory while nobody asks for anything. */
const WHILE_QUIET = "app/platform/http/scheduler.server.ts";
/** What ticks beside any request that is counted meanwhile: the forecast's deadline, the look for a quiet moment. */
const BY_THE_CLOCK = ["http-client", "tidying"].map((name) => `app/platform/http/${name}.server.ts`);

await makePeople();
const coverage = pathToFileURL(resolve("tests/support/precise-coverage.ts")).href;
const env = { ...emulatorSettings(), PAGE_CACHE_MB: "0", NODE_OPTIONS: `--import=${coverage}` };
const site = await startSite({ env });
const cookie = (await signIn(site.origin, DEMO_ADMIN)).cookie ?? "";

async function take(): Promise<string[]> {
  const answer = once(site.process, "message");
  site.process.send("take");
  const [{ files }] = (await answer) as [{ files: string[] }];
  return files;
}

/** Waits, without a time limit, for the server's own poll, its query of due entries, and one more poll. */
async function takeOncePolled(): Promise<string[]> {
  const all: string[][] = [];
  for (const file of ["app/cms/content/due.server.ts", "app/platform/cache/generation-cache.server.ts"])
    await expect.poll(async () => all[all.push(await take()) - 1]).toContain(file);
  return all.flat();
}

/** `prepare` is not counted. The first run is not either: it loads what later ones have. */
async function filesOf(
  run: () => Promise<void>,
  prepare: () => Promise<void> = async () => {},
  taken = take,
): Promise<string[]> {
  const runs: Set<string>[] = [];
  for (let i = 0; i <= RUNS; i++) {
    await prepare();
    await take();
    await run();
    runs.push(new Set(await taken()));
  }
  const [, first = new Set<string>(), ...others] = runs;
  return [...first].filter((file) => !BY_THE_CLOCK.includes(file) && others.every((other) => other.has(file)));
}

async function open(path: string): Promise<void> {
  const response = await get(site.origin + path);
  expect(response.status).toBe(200);
  await response.arrayBuffer();
}

const asAdmin = () => ({ Cookie: cookie, Origin: site.origin, "User-Agent": "Mozilla/5.0 Chrome/150.0" });
const EDIT = "/admin/infos/fasting/edit";

async function editorForm(path: string): Promise<FormData> {
  const page = documentOf(await (await fetch(site.origin + path, { headers: asAdmin() })).text());
  const typed = new FormData();
  const form = page.querySelector("[name=title]")?.closest("form");
  for (const control of form?.querySelectorAll<HTMLInputElement>("input, select, textarea") ?? [])
    if (control.name && control.type !== "file" && (!/checkbox|radio/.test(control.type) || control.checked))
      typed.append(control.name, control.value);
  return typed;
}

async function post(path: string, body: FormData, status: number): Promise<void> {
  const init = { method: "POST", redirect: "manual", headers: asAdmin(), body } as const;
  const response = await fetch(site.origin + path, init);
  expect(response.status).toBe(status);
  await response.arrayBuffer();
}

test("each way runs through the files that docs/ways.md names, and through no more than it may", async () => {
  let typed = new FormData();
  let change = 0;
  let picture = new FormData();
  const ways: Record<string, [what: string, files: string[]]> = {
    read: ["A visitor opens an article (`/info/fasting`).", await filesOf(() => open("/info/fasting"))],
    save: [
      "An admin saves a draft of it, without JavaScript.",
      await filesOf(
        () => post(EDIT, typed, 303),
        async () => {
          typed = await editorForm(EDIT);
          typed.set("summary", `食べないときに見ること ${++change}`);
          typed.set("do", "save");
        },
      ),
    ],
    upload: [
      "A script sends one picture to the library.",
      await filesOf(
        () => post("/admin/images/upload", picture, 200),
        async () => {
          const background = { r: ++change, g: 70, b: 229 };
          const png = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
            .png()
            .toBuffer();
          picture = new FormData();
          picture.append("file", new File([new Uint8Array(png)], "a.png", { type: "image/png" }));
        },
      ),
    ],
    cross: [
      "A visitor crosses パステル het クラウン with クラウン.",
      await filesOf(() =>
        open(`/calculate?sire=${encodeURIComponent("パステル het クラウン")}&dam=${encodeURIComponent("クラウン")}`),
      ),
    ],
    search: ["A visitor searches for 拒食.", await filesOf(() => open(`/search?q=${encodeURIComponent("拒食")}`))],
    "another process": [
      "Another process has written: this one polls the generation, and its caches are invalidated.",
      (
        await filesOf(
          () => raiseGeneration(site.db),
          async () => {},
          takeOncePolled,
        )
      ).filter((file) => file !== WHILE_QUIET),
    ],
  };
  const sections = Object.entries(ways).map(([name, [what, files]]) => {
    expect(files.length, name).toBeGreaterThan(2);
    expect(files.length, `${name}: ${files.join(" ")}`).toBeLessThanOrEqual(MAX[name] ?? 0);
    return `## ${name[0]?.toUpperCase()}${name.slice(1)}: ${files.length} files\n\n${what}\n\n${files.map((file) => `- \`${file}\`\n`).join("")}`;
  });
  const text = `# The files of the six ways\n\nWhat one request runs through with the page cache off, each file once, counted by V8 in the built server. \`tests/http/ways.test.ts\` holds this page; [architecture.md](architecture.md) tells the ways in words.\n\n${sections.join("\n")}`;
  await expect(text).toMatchFileSnapshot(resolve("docs/ways.md"));
});
