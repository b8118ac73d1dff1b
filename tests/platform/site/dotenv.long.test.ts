import { spawnSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "borupa-dotenv-"));
  for (const name of ["app", "build", "node_modules", "server.ts"]) symlinkSync(resolve(name), join(folder, name));
  copyFileSync("package.json", join(folder, "package.json"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the site as documented with invalid settings; returns its output. */
function start(env: Record<string, string> = {}): string {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const { status, stderr } = spawnSync("npm", ["run", "--silent", "start"], {
    cwd: folder,
    encoding: "utf8",
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...env },
  });
  expect(status).toBe(1);
  return stderr;
}

test("npm start reads .env, also one from Windows, and the environment takes precedence", () => {
  writeFileSync(join(folder, ".env"), "\ufeffPORT=many\r\nGTM_ID=UA-1\r\n");
  const said = start({ GTM_ID: "UA-2", LOG_LEVEL: "loud" });
  for (const name of ["PORT", "GTM_ID", "LOG_LEVEL"]) expect(said).toContain(`- ${name}:`);
  expect(start({ GTM_ID: "GTM-1" })).not.toContain("GTM_ID");
  writeFileSync(join(folder, ".env"), "\ufeffPORT=many\r\n", "utf16le");
  expect(start()).toBe(`${folder}/.env の文字コードが UTF-8 ではありません。UTF-8 で保存し直してください。\n`);
  rmSync(join(folder, ".env"));
  mkdirSync(join(folder, ".env"));
  expect(start()).toMatch(/^\S+\/\.env を読めません。.*\n$/);
  rmSync(join(folder, ".env"), { recursive: true });
});

test("the example itself is valid: with one setting broken, only that one is reported", () => {
  const example = readFileSync(".env.example", "utf8");
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const key = privateKey.export({ type: "pkcs8", format: "pem" });
  const account = JSON.stringify({ client_email: "a@b.example", private_key: key });
  const filled = example.replace("FIREBASE_SERVICE_ACCOUNT=", `FIREBASE_SERVICE_ACCOUNT=${account}`);
  writeFileSync(join(folder, ".env"), filled.replace("PORT=3000", "PORT=many"));
  expect(start().match(/^ {2}- .*$/gm)).toEqual([expect.stringContaining("- PORT:")]);
});
