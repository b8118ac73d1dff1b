import { expect, test, vi } from "vitest";
import { limits } from "#app/platform/richtext/policy.ts";
import { type Clock, cleanArticle, realClock } from "#app/platform/richtext/sanitize.server.ts";
import { elementsOf, sanitizeArticle } from "./reading.ts";

const notice = "文字だけを表示しています。";

test.each([
  ["nested far too deep", `${"<div>".repeat(50_000)}本文`],
  ["one level too deep", `${"<div>".repeat(limits.depth + 1)}本文`],
  ["far too many tags", "<p>本文</p>".repeat(limits.tags + 1)],
  ["too long", `<p>本文${"あ".repeat(limits.characters)}</p>`],
  ["a million tag starts", `本文${"<".repeat(900_000)}`.padEnd(limits.characters + 1, "<")],
])("an article %s becomes plain paragraphs with a notice", (_, html) => {
  const clean = sanitizeArticle(html);
  expect(clean).toContain(notice);
  expect(clean).toContain("本文");
  expect(new Set(elementsOf(clean.slice(0, 2_000)).map((element) => element.localName))).toEqual(new Set(["p"]));
});

/** Ten times as fast as the real clock: the same input times out sooner. */
const quick: Clock = {
  worked: () => 10 * realClock.worked(),
  within: (ms, work) => realClock.within(ms / 10, work),
};

test.each([
  ["misnested so that the depth cannot be seen beforehand", `<p>本文</p>${"<div><table><tr><td></div>".repeat(2_400)}`],
  [
    "that makes the parser repeat formatting without end",
    `<p>${Array.from({ length: 200 }, (_, index) => `<b id="${index}">`).join("")}本文</p>${"<p>x</p>".repeat(9_000)}`,
  ],
  [
    "with an attribute list without end",
    `<p>本文</p><pre ${Array.from({ length: 100_000 }, (_, index) => `a${index}=1`).join(" ")}>`,
  ],
])("an article %s is aborted, and the next is sanitised normally", (_, html) => {
  const { html: clean, timedOut } = cleanArticle(html, quick);
  expect(timedOut).toBe(true);
  expect(clean).toContain(notice);
  expect(clean).toContain("本文");
  // The jsdom window of the aborted run is not used again.
  expect(sanitizeArticle('<p onclick="x">本文</p><script>1</script>')).toBe("<p>本文</p>");
});

/** Returns a clock on which the first attempt gets `worked` ms of CPU time before its second of wall time is over. */
function slowMachine(worked: number) {
  const waits: number[] = [];
  let used = 0;
  const clock: Clock = {
    worked: () => used,
    within(ms, work) {
      waits.push(ms);
      used += worked;
      if (waits.length === 1) throw new Error("out of time");
      work();
    },
  };
  return { clock, waits };
}

test("if the machine was slow rather than the article, it gets the missing time", () => {
  const { clock, waits } = slowMachine(250);
  expect(cleanArticle("<p>本文</p>", clock)).toEqual({ html: "<p>本文</p>", timedOut: false });
  expect(waits).toEqual([1000, 4000]);
});

test("a suspended process gets more time, but not without limit; a slow article does not", () => {
  const stopped = slowMachine(0);
  expect(cleanArticle("<p>本文</p>", stopped.clock).timedOut).toBe(false);
  expect(stopped.waits).toEqual([1000, 10_000]);
  const slow = slowMachine(990);
  expect(cleanArticle("<p>本文</p>", slow.clock).timedOut).toBe(true);
  expect(slow.waits).toEqual([1000]);
});

test("hostile text in an article shown as text stays text", () => {
  const clean = sanitizeArticle(`${"<div>".repeat(300)}&lt;script&gt;alert(1)&lt;/script&gt; "a" 'b' &amp;lt;`);
  expect(clean).toContain("&lt;script&gt;alert(1)&lt;/script&gt; \"a\" 'b' &amp;lt;");
  expect(sanitizeArticle(clean)).toBe(clean);
});

test("on a DOM that DOMPurify does not support, no article is shown", async () => {
  vi.resetModules();
  vi.doMock("dompurify", async (original) => {
    const { default: create } = await original<{ default: typeof import("dompurify").default }>();
    return {
      default: (window: Window & typeof globalThis) => {
        const purify = create(window);
        purify.isSupported = false;
        return purify;
      },
    };
  });
  // The purifier is created on first use.
  const { cleanArticle } = await import("#app/platform/richtext/sanitize.server.ts");
  expect(() => cleanArticle("<p>本文</p>")).toThrow();
  vi.doUnmock("dompurify");
});
