// The only reader of process.env: validates all settings at startup and reports all problems at once.

import { createPrivateKey } from "node:crypto";
import { distance } from "fastest-levenshtein";
import { z } from "zod";
import { isRecord } from "./is-record.ts";
import { keepFilesPrivate } from "./own-files.server.ts";

const flagThatIs = (usual: "0" | "1") =>
  z
    .enum(["0", "1", "true", "false"], "0 か 1")
    .default(usual)
    .transform((value) => value === "1" || value === "true");
const flag = flagThatIs("0");

const text = z.string().trim();

const whole = (min: number, max: number, error: string) =>
  z.coerce.number(error).int(error).min(min, error).max(max, error);

const emails = (example: string) =>
  text
    .default("")
    .transform((value) =>
      value
        .split(",")
        .map((email) => email.trim().toLowerCase())
        .filter(Boolean),
    )
    .pipe(z.array(z.email(`メールアドレスをカンマ区切りで（例：${example}）`)));

const POSTGRES_WANTED =
  "PostgreSQLのURL（例：postgres://borupa:password@db.example/borupa。パスワードの記号は @ を %40、/ を %2F のように）";

const schema = z.object({
  NODE_ENV: z.enum(["production", "development", "test"], "production, development か test").default("production"),
  PORT: whole(0, 65535, "0から65535の整数（例：3000）").default(3000),
  HOST: text.default("0.0.0.0"),
  DATA_DIR: text.default("./data"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: POSTGRES_WANTED })
    .refine(namesDatabase, POSTGRES_WANTED)
    .optional(),
  DATABASE_POOL: whole(2, 200, "2から200の整数（例：10）").default(10),
  SITE_NAME: text.max(40, "40文字以内（例：ボルパ手帖）").default("ボルパ手帖"),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: "http(s) のURL（例：https://borupa.example）" })
    .refine(isOrigin, "パスのないURL（例：https://borupa.example）")
    .transform((url) => new URL(url).origin)
    .optional(),
  HSTS_SUBDOMAINS: flag,
  TRUST_PROXY: flag,
  LOG_LEVEL: z
    .enum(
      ["trace", "debug", "info", "warn", "error", "silent"],
      "trace, debug, info, warn, error か silent（例：info）",
    )
    .default("info"),
  METRICS_PORT: whole(0, 65535, "0から65535の整数（例：9100）").optional(),
  METRICS_HOST: text.default("127.0.0.1"),
  ACCESS_LOG_CACHED: z.coerce
    .number("0から1の数（例：0.01）")
    .min(0, "0から1の数（例：0.01）")
    .max(1, "0から1の数（例：0.01）")
    .default(1),
  PAGE_CACHE_MB: whole(0, 4096, "0から4096の整数（例：64）").default(64),
  CDN_SECONDS: whole(0, 86_400, "0から86400の整数（例：600）").default(0),
  OFFLINE: flagThatIs("1"),
  NOTEBOOK_SYNC: flagThatIs("1"),
  NOTEBOOK_SYNC_GB: z.coerce
    .number("0.001から10000の数（例：4）")
    .min(0.001, "0.001から10000の数（例：4）")
    .max(10_000, "0.001から10000の数（例：4）")
    .default(4),
  DRAIN_SECONDS: whole(0, 20, "0から20の整数（例：5）").default(5),
  GTM_ID: text.regex(/^GTM-[A-Za-z0-9]+$/, "GTM- と英数字（例：GTM-ABC123）").optional(),
  ADMIN_EMAILS: emails("owner@example.jp,staff@example.jp"),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "smtp(s) のURL（例：smtps://user:password@smtp.example.jp）" })
    .optional(),
  MAIL_FROM: z.email("メールアドレス（例：info@example.jp）").optional(),
  INQUIRY_MAIL_TO: emails("owner@example.jp"),
  FIREBASE_API_KEY: text.optional(),
  FIREBASE_PROJECT_ID: text.optional(),
  FIREBASE_AUTH_DOMAIN: text.optional(),
  FIREBASE_SERVICE_ACCOUNT: text
    .refine(
      isServiceAccount,
      "サービスアカウントのJSON全体を、そのまま1行で（client_email と、\\n を含んだままの private_key）",
    )
    .optional(),
  FIREBASE_AUTH_EMULATOR_HOST: text.regex(/^[\w.-]+:\d+$/, "host:port（例：127.0.0.1:9099）").optional(),
  FIREBASE_GOOGLE: flag,
  FIREBASE_TOKEN_SYNC_URL: text.regex(/^\//, "このサイト内のパス（例：/api/admin/token-sync）").optional(),
  WEATHER_BASE_URL: z
    .url({ protocol: /^https?$/, error: "http(s) のURL（例：https://www.jma.go.jp/bosai/）" })
    // Relative URLs resolve against it, which requires the trailing slash.
    .transform((url) => (url.endsWith("/") ? url : `${url}/`))
    .default("https://www.jma.go.jp/bosai/"),
  DEMO: flag,
});

export type Environment = z.output<typeof schema>;

function isOrigin(url: string): boolean {
  const parsed = URL.parse(url);
  // Invalid URLs are reported separately.
  return parsed === null || `${parsed.origin}/` === parsed.href;
}

/** Returns whether the path is a plain database name. Unencoded characters of a password end the host early and spill into the path. */
function namesDatabase(url: string): boolean {
  const { pathname = "", search = "", hash = "" } = URL.parse(url) ?? {};
  return /^\/?[^/@:]*$/.test(pathname) && !search.includes("@") && hash === "";
}

/** Returns whether the JSON and its private key parse: with lost line breaks, every sign-in would fail. */
function isServiceAccount(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || typeof value.client_email !== "string") return false;
    return createPrivateKey(String(value.private_key)).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}

/** Returns the settings, or a list of problems. Never quotes values, which may be secrets. */
export function readEnvironment(source: Record<string, string | undefined>): Environment | string[] {
  // Blank means unset: .env.example lists all settings.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const { error } = schema.safeParse(given);
  const malformed = new Set(error?.issues.map((issue) => issue.path[0]));
  // Ignores malformed values, to also report contradictions among the others.
  const env = schema.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !malformed.has(name))));
  const problems = [
    ...(error?.issues ?? []).map((issue) => `${issue.path[0]?.toString()}: ${issue.message}`),
    ...contradictions(env, (name) => name in given),
  ];
  return problems.length > 0 ? problems : env;
}

function contradictions(env: Environment, isGiven: (name: keyof Environment) => boolean): string[] {
  const problems: string[] = [];
  if (isGiven("FIREBASE_AUTH_EMULATOR_HOST") && env.NODE_ENV === "production" && !env.DEMO) {
    // The emulator accepts unsigned tokens with any claims, so everyone could be admin.
    problems.push("FIREBASE_AUTH_EMULATOR_HOST: 本番では使えません（DEMO=1 のときだけ使えます）");
  }
  if (env.DEMO && !["127.0.0.1", "localhost", "::1"].includes(env.HOST)) {
    problems.push("HOST: DEMO=1 のときは 127.0.0.1 にしてください（デモは外に公開できません）");
  }
  if (env.PORT > 0 && env.METRICS_PORT === env.PORT && addressesOverlap(env.HOST, env.METRICS_HOST)) {
    problems.push("METRICS_PORT: PORT とは別の番号を指定してください（例：9100）");
  }
  if (env.CDN_SECONDS > 0 && !isGiven("SITE_URL")) {
    problems.push("SITE_URL: CDN_SECONDS を設定するときは必要です（例：https://borupa.example）");
  }
  if (isGiven("FIREBASE_API_KEY") && !isGiven("FIREBASE_PROJECT_ID")) {
    problems.push("FIREBASE_PROJECT_ID: FIREBASE_API_KEY を設定するときは必要です（例：my-borupa）");
  }
  if (isGiven("FIREBASE_API_KEY") && !isGiven("FIREBASE_AUTH_EMULATOR_HOST") && !isGiven("FIREBASE_SERVICE_ACCOUNT")) {
    problems.push("FIREBASE_SERVICE_ACCOUNT: FIREBASE_API_KEY を設定するときは必要です（サービスアカウントのJSON）");
  }
  if (isGiven("SMTP_URL") && !isGiven("MAIL_FROM")) {
    problems.push("MAIL_FROM: SMTP_URL を設定するときは必要です（例：info@example.jp）");
  }
  if (isGiven("SMTP_URL") && !isGiven("INQUIRY_MAIL_TO") && !isGiven("ADMIN_EMAILS")) {
    problems.push("INQUIRY_MAIL_TO: SMTP_URL を設定するときは、これか ADMIN_EMAILS が必要です（例：owner@example.jp）");
  }
  return problems;
}

/** Returns whether two listening addresses overlap. */
function addressesOverlap(a: string, b: string): boolean {
  const [one, other] = [a, b].map((host) => (host === "localhost" ? "127.0.0.1" : host));
  return one === other || [one, other].some((host) => host === "0.0.0.0" || host === "::");
}

/**
 * Trims settings and deletes blank ones, because libraries read some directly: with a blank emulator address,
 * firebase-admin would skip signature checks.
 */
export function normalizeEnvironment(source: Record<string, string | undefined>): void {
  for (const name of Object.keys(schema.shape)) {
    const value = source[name]?.trim();
    if (value) source[name] = value;
    else delete source[name];
  }
}

/** Returns the variables of this process whose names are a slip away from a setting's, with that setting. */
// biome-ignore lint/style/noProcessEnv: the one reader
export function misspeltSettings(names = Object.keys(process.env)): [name: string, meant: string][] {
  const settings = Object.keys(schema.shape);
  return names.flatMap((name): [string, string][] => {
    const meant = settings.find((setting) => distance(setting, name) <= setting.length / 4);
    return meant === undefined || settings.includes(name) ? [] : [[name, meant]];
  });
}

let current: Environment | undefined;

/** Returns the settings of this process. Exits listing all problems if any is invalid. */
export function environment(): Environment {
  if (current) return current;
  keepFilesPrivate();
  // biome-ignore lint/style/noProcessEnv: the one reader
  normalizeEnvironment(process.env);
  // biome-ignore lint/style/noProcessEnv: the one reader
  const read = readEnvironment(process.env);
  if (Array.isArray(read)) {
    process.stderr.write(
      `設定に問題があります。\n${read.map((line) => `  - ${line}\n`).join("")}.env.example に全項目の説明があります。\n`,
    );
    process.exit(1);
  }
  current = read;
  return current;
}
