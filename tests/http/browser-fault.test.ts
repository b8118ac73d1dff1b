import { expect, test } from "vitest";
import { startSite } from "#tests/support/site.ts";

const site = await startSite({ filled: false, env: { TRUST_PROXY: "1" } });

const fault = {
  message: "TypeError: x is undefined",
  path: "/ball",
  build: "abc123",
  stack:
    "TypeError: x\n    at f (https://borupa.example/assets/a.js?v=1:2:3)\n    at https://borupa.example/assets/b.js:4:5",
};

function tell(body: unknown, address: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${site.origin}/api/browser-fault`, {
    method: "POST",
    headers: { Origin: site.origin, "Content-Type": "application/json", "X-Forwarded-For": address, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

const told = () =>
  site.log
    .join("")
    .split("\n")
    .filter((line) => line.includes('"a fault in a browser"'));

test("a fault is one line: message, page, build and position in the code", async () => {
  expect((await tell(fault, "192.0.2.1")).status).toBe(204);
  await expect.poll(() => told().length).toBe(1);
  expect(JSON.parse(told()[0] ?? "")).toMatchObject({
    level: 40,
    message: "TypeError: x is undefined",
    path: "/ball",
    build: "abc123",
    stack: "at f (https://borupa.example/assets/a.js:2:3) | at https://borupa.example/assets/b.js:4:5",
  });
});

test("it contains nothing personal, no second line and nothing long", async () => {
  const before = told().length;
  const message = `hanako@example.jp 090-1234-5678\n{"level":60}\u2028 https://borupa.example/shop?name=hanako ${"x".repeat(700)}`;
  await tell({ ...fault, message, path: "/shop?mail=hanako#tel" }, "192.0.2.2");
  await expect.poll(() => told().length).toBe(before + 1);
  const line = told().at(-1) ?? "";
  expect(line.length).toBeLessThan(1_000);
  expect(line).not.toMatch(/hanako|1234|192\.0\.2/);
  expect(JSON.parse(line)).toMatchObject({ level: 40, path: "/shop" });
});

test.each([
  ["no JSON", "{", 400],
  ["no fault", {}, 400],
  ["a page that is none", { ...fault, path: "javascript:1" }, 400],
  ["far too much", { ...fault, stack: "x".repeat(20_000) }, 400],
])("%s is rejected", async (_, body, status) => {
  expect((await tell(body, "192.0.2.3")).status).toBe(status);
});

test("neither one network nor many can flood the log", async () => {
  const before = told().length;
  const one = await Promise.all(Array.from({ length: 30 }, () => tell(fault, "192.0.2.5")));
  expect(one.filter(({ status }) => status === 204)).toHaveLength(10);
  expect(one.find(({ status }) => status === 429)?.headers.get("Retry-After")).toBe("60");
  await Promise.all(Array.from({ length: 100 }, (_, n) => tell(fault, `198.51.100.${n}`)));
  await expect.poll(() => told().length).toBe(60);
  expect(before).toBeLessThan(60);
});
