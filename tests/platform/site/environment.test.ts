import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { securityHeaders } from "#app/platform/http/security-headers.server.ts";
import { normalizeEnvironment, readEnvironment } from "#app/platform/site/environment.server.ts";

test("a blank setting counts as missing", () => {
  const names = "PORT DATA_DIR SITE_NAME LOG_LEVEL PAGE_CACHE_MB DRAIN_SECONDS WEATHER_BASE_URL".split(" ");
  const blank = { ...Object.fromEntries(names.map((name) => [name, ""])), HOST: " " };
  expect(readEnvironment(blank)).toEqual(readEnvironment({}));
});

test("the site's URL is kept without a path, and one with a path is rejected", () => {
  const kept = { SITE_URL: "https://borupa.example" };
  expect(readEnvironment({ SITE_URL: `${kept.SITE_URL}/` })).toMatchObject(kept);
  expect(readEnvironment({ SITE_URL: "https://borupa.example/shop" })).toEqual([expect.stringContaining("SITE_URL")]);
});

test("every problem is a Japanese sentence with an example", () => {
  const numbers = { PORT: "many", PAGE_CACHE_MB: "-1", DRAIN_SECONDS: "21" };
  const problems = readEnvironment({ ...numbers, LOG_LEVEL: "loud", DEMO: "yes", SITE_URL: "x" });
  expect(problems).toHaveLength(6);
  for (const problem of problems as string[]) expect(problem).toMatch(/^[A-Z_]+: .*[ぁ-ん一-龠].*$/);
});

test("no malformed setting hides a contradiction between others", () => {
  const problems = readEnvironment({
    PORT: "many",
    DEMO: "yes",
    FIREBASE_API_KEY: "key",
    FIREBASE_SERVICE_ACCOUNT: "not json",
    FIREBASE_AUTH_EMULATOR_HOST: "no port",
  }) as string[];
  const named = problems.map((problem) => problem.split(":", 1)[0]).sort();
  expect(named).toEqual([
    "DEMO",
    "FIREBASE_AUTH_EMULATOR_HOST",
    "FIREBASE_AUTH_EMULATOR_HOST",
    "FIREBASE_PROJECT_ID",
    "FIREBASE_SERVICE_ACCOUNT",
    "PORT",
  ]);
});

test("a service account key that lost its line breaks is reported at startup", () => {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const key = String(privateKey.export({ type: "pkcs8", format: "pem" }));
  const withKey = (private_key: string) =>
    readEnvironment({ FIREBASE_SERVICE_ACCOUNT: JSON.stringify({ client_email: "a@b.example", private_key }) });
  expect(withKey(key)).not.toBeInstanceOf(Array);
  for (const spoilt of [key.replaceAll("\n", "n"), key.slice(0, 400), ""])
    expect(withKey(spoilt), spoilt).toEqual([expect.stringMatching(/^FIREBASE_SERVICE_ACCOUNT: /)]);
});

test("incomplete mail settings are reported: sender, recipient, and the format of the server URL", () => {
  const SMTP_URL = "smtps://user:secret@smtp.example.jp";
  const problems = readEnvironment({ SMTP_URL }) as string[];
  expect(problems.map((problem) => problem.split(":", 1)[0])).toEqual(["MAIL_FROM", "INQUIRY_MAIL_TO"]);
  expect(problems.join()).not.toContain("secret");
  const whole = { SMTP_URL, MAIL_FROM: "shop@example.jp", ADMIN_EMAILS: "owner@example.jp" };
  const noServer = { ...whole, SMTP_URL: "https://smtp.example.jp" };
  expect(readEnvironment(noServer)).toEqual([expect.stringContaining("SMTP_URL: smtp(s)")]);
  expect(readEnvironment(whole)).toMatchObject({ SMTP_URL, INQUIRY_MAIL_TO: [] });
});

test("libraries that read the environment see neither blank settings nor surrounding blanks", () => {
  const source = { FIREBASE_AUTH_EMULATOR_HOST: " ", FIREBASE_PROJECT_ID: " my-borupa ", PATH: " /bin" };
  normalizeEnvironment(source);
  expect(source).toEqual({ FIREBASE_PROJECT_ID: "my-borupa", PATH: " /bin" });
});

test("metrics need a port different from the site's", () => {
  const ports = { PORT: "3456", METRICS_PORT: "3456" };
  for (const hosts of [{}, { HOST: "127.0.0.1" }, { HOST: "localhost" }, { HOST: "::", METRICS_HOST: "10.0.0.1" }])
    expect(readEnvironment({ ...ports, ...hosts })).toEqual([
      expect.stringMatching(/^METRICS_PORT: PORT とは別の番号/),
    ]);
  expect(readEnvironment({ ...ports, HOST: "10.0.0.1" })).toMatchObject({ METRICS_PORT: 3456 });
  expect(readEnvironment({ PORT: "0", METRICS_PORT: "0" })).toMatchObject({ METRICS_PORT: 0 });
});

test("HSTS includes subdomains only if configured", () => {
  const header = (env: Record<string, string>) => {
    const read = readEnvironment(env);
    if (Array.isArray(read)) throw new Error(read.join());
    return securityHeaders(true, read.HSTS_SUBDOMAINS)["Strict-Transport-Security"];
  };
  expect(header({})).toBe("max-age=63072000");
  expect(header({ HSTS_SUBDOMAINS: "1" })).toBe("max-age=63072000; includeSubDomains");
  expect(securityHeaders(false, true)).not.toHaveProperty("Strict-Transport-Security");
});
