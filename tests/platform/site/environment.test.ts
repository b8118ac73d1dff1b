import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { securityHeaders } from "#app/platform/http/security-headers.server.ts";
import { normalizeEnvironment, readEnvironment } from "#app/platform/site/environment.server.ts";

test("a blank setting is one that was not given", () => {
  const blank = {
    PORT: "",
    HOST: " ",
    DATA_DIR: "",
    SITE_NAME: "",
    LOG_LEVEL: "",
    PAGE_CACHE_MB: "",
    DRAIN_SECONDS: "",
    WEATHER_BASE_URL: "",
  };
  expect(readEnvironment(blank)).toEqual(readEnvironment({}));
});

test("the site's address is kept without a path, and one with a path is refused", () => {
  expect(readEnvironment({ SITE_URL: "https://borupa.example/" })).toMatchObject({
    SITE_URL: "https://borupa.example",
  });
  expect(readEnvironment({ SITE_URL: "https://borupa.example/shop" })).toEqual([expect.stringContaining("SITE_URL")]);
});

test("every problem is a Japanese sentence with an example", () => {
  const problems = readEnvironment({
    PORT: "many",
    LOG_LEVEL: "loud",
    PAGE_CACHE_MB: "-1",
    DRAIN_SECONDS: "21",
    DEMO: "yes",
    SITE_URL: "x",
  });
  expect(problems).toHaveLength(6);
  for (const problem of problems as string[]) expect(problem).toMatch(/^[A-Z_]+: .*[ぁ-ん一-龠].*$/);
});

test("no malformed setting hides a contradiction among the others", () => {
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

test("a service account whose key lost its line breaks on the way is told before anybody signs in", () => {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const key = String(privateKey.export({ type: "pkcs8", format: "pem" }));
  const withKey = (private_key: string) =>
    readEnvironment({ FIREBASE_SERVICE_ACCOUNT: JSON.stringify({ client_email: "a@b.example", private_key }) });
  expect(withKey(key)).not.toBeInstanceOf(Array);
  for (const spoilt of [key.replaceAll("\n", "n"), key.slice(0, 400), ""])
    expect(withKey(spoilt), spoilt).toEqual([expect.stringMatching(/^FIREBASE_SERVICE_ACCOUNT: /)]);
});

test("mail that is half set up is told: from whom, to whom, and what a server's address looks like", () => {
  const SMTP_URL = "smtps://user:secret@smtp.example.jp";
  const problems = readEnvironment({ SMTP_URL }) as string[];
  expect(problems.map((problem) => problem.split(":", 1)[0])).toEqual(["MAIL_FROM", "INQUIRY_MAIL_TO"]);
  expect(problems.join()).not.toContain("secret");
  const whole = { SMTP_URL, MAIL_FROM: "shop@example.jp", ADMIN_EMAILS: "owner@example.jp" };
  const noServer = { ...whole, SMTP_URL: "https://smtp.example.jp" };
  expect(readEnvironment(noServer)).toEqual([expect.stringContaining("SMTP_URL: smtp(s)")]);
  expect(readEnvironment(whole)).toMatchObject({ SMTP_URL, INQUIRY_MAIL_TO: [] });
});

test("libraries that read the environment themselves find neither blank settings nor blanks around one", () => {
  const source = { FIREBASE_AUTH_EMULATOR_HOST: " ", FIREBASE_PROJECT_ID: " my-borupa ", PATH: " /bin" };
  normalizeEnvironment(source);
  expect(source).toEqual({ FIREBASE_PROJECT_ID: "my-borupa", PATH: " /bin" });
});

test("metrics have a port of their own, where both could be asked at one address", () => {
  const ports = { PORT: "3456", METRICS_PORT: "3456" };
  for (const hosts of [{}, { HOST: "127.0.0.1" }, { HOST: "localhost" }, { HOST: "::", METRICS_HOST: "10.0.0.1" }])
    expect(readEnvironment({ ...ports, ...hosts })).toEqual([
      expect.stringMatching(/^METRICS_PORT: PORT とは別の番号/),
    ]);
  expect(readEnvironment({ ...ports, HOST: "10.0.0.1" })).toMatchObject({ METRICS_PORT: 3456 });
  expect(readEnvironment({ PORT: "0", METRICS_PORT: "0" })).toMatchObject({ METRICS_PORT: 0 });
});

test("names below the site's are asked to be https only where that is set", () => {
  const header = (env: Record<string, string>) => {
    const read = readEnvironment(env);
    if (Array.isArray(read)) throw new Error(read.join());
    return securityHeaders(true, read.HSTS_SUBDOMAINS)["Strict-Transport-Security"];
  };
  expect(header({})).toBe("max-age=63072000");
  expect(header({ HSTS_SUBDOMAINS: "1" })).toBe("max-age=63072000; includeSubDomains");
  expect(securityHeaders(false, true)).not.toHaveProperty("Strict-Transport-Security");
});
