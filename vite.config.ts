import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

const BROWSERS = ["chrome111", "edge111", "firefox114", "safari16.4"];

/** Styles that only the admin's pages have. */
const ADMIN_STYLES =
  /app[\\/](cms[\\/](admin|library|fields)|kinds[\\/]\w+[\\/](admin|care|csv)|routes[\\/]playground)[\\/].*\.css$/;

/** Styles of one tool, which nobody else's page needs: one file a tool. */
const TOOL_STYLES =
  /app[\\/](?:tools[\\/](calculator|stress|weather)[\\/](?!WeatherIcon)|kinds[\\/](morph[\\/]complexes|ball[\\/]card)[\\/]).*\.css$/;
const toolOf = (file: string) =>
  TOOL_STYLES.exec(file)
    ?.slice(1)
    .find((name) => name)
    ?.replace(/.*[\\/]/, "") ?? null;

/** All other styles that visitors get: one file, fetched once. A page's own part of it is small, and a file more costs more. */
const VISITORS_STYLES = /app[\\/].*\.css$/;

/** What only pages of one thing have in common: a body, pictures, neighbours. */
const SHARED_BY_DETAILS =
  /app[\\/](platform[\\/]richtext|ui[\\/]kit[\\/](Gallery|Neighbours)|kinds[\\/]shared[\\/]article[\\/](json-ld|questions))/;

/** What lists, articles and tools have in common, and the front page has not. A kind's own page is not among it, though previews draw it too. */
const SHARED_BY_PAGES = anyOf(
  /app[\\/](ui[\\/]kit|cms[\\/]content|platform|shop|snake[\\/]words)[\\/](?!admin|chance|registry|entry|site)/,
  /app[\\/]snake[\\/]drawing[\\/]DrawnLook/,
  /app[\\/]kinds[\\/](?!kinds|shared[\\/]genotype-field|shared[\\/]article[\\/]Page|\w+[\\/]kind\.|\w+[\\/](admin|care|csv|page(?![\\/]Seasons)|card)[\\/]|\w+[\\/]Page\.tsx|public-pages)/,
);

/** What the front page shares with the hubs. */
const SHARED_BY_HUBS = /app[\\/](pages[\\/]home|tools[\\/]weather[\\/]WeatherIcon)/;

/** What every page has, the front page too: the shell, and how a thing looks that leads to its page. */
const ON_EVERY_PAGE = anyOf(
  /app[\\/](ui[\\/]shell[\\/](?!Policy|NotFound|NotAnAdmin|Refused|FaultScreen|SnakeZero|coil|HeadElements)|platform[\\/](site|search)[\\/](?!kana-row|japanese)|auth[\\/]unsent-form|pages[\\/]offline[\\/](kept|KeepOffline)\.)|vite[\\/]preload-helper/,
  /app[\\/](ui[\\/]kit[\\/](search|Button|Card|Chip|Grid|Plate|JsonLd|PlainPage)|platform[\\/]images[\\/](Picture|sizes|image-json-ld)\.|kinds[\\/]((ball|shared[\\/]article|morph)[\\/]Card|info[\\/](Topics|NoticeLine))|shop[\\/]store-json-ld)/,
);

/** A few words each, of kinds, inquiries and rows of genes, which visitors' pages and the admin's need. */
const WORDS =
  /app[\\/](kinds[\\/]\w+[\\/](labels|verdicts)|shop[\\/](inquiry|registration)|tools[\\/]calculator[\\/]row-state)\.ts$/;

/** What only the admin reads: kinds and their fields, days and numbers as they are typed. */
const ADMIN_WORDS =
  /app[\\/](cms[\\/](content[\\/](registry|entry)|fields[\\/][\w-]+[\\/]field)|kinds[\\/]shared[\\/]genotype-field|platform[\\/]site[\\/]japanese-\w+)\.ts$/;

/** Chakra's own makers of configurations and recipes: without it all of its recipes come along. */
const PURE = ["defineConfig", "defineRecipe", "defineSlotRecipe"];

/** A kind's own page, one file with its parts; those that are articles share it. */
const OWN_PAGE = /app[\\/]kinds[\\/](?:shared[\\/])?(\w+)[\\/](page[\\/].*|Page\.tsx)$/;
const kindOf = (file: string) => OWN_PAGE.exec(file)?.[1]?.replace(/^(info|blog)$/, "article") ?? null;

/** Few files a page (docs/decisions/028-one-stylesheet.md): React, what every page has, what several kinds of pages share, what pages of one thing do, and its own. */
const codeSplitting = {
  groups: [
    { name: "admin-styles", test: ADMIN_STYLES, priority: 6 },
    { name: toolOf, debugName: "tools", test: TOOL_STYLES, priority: 5 },
    {
      name: "react",
      test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
      priority: 5,
    },
    {
      name: "site",
      test: anyOf(VISITORS_STYLES, WORDS, ON_EVERY_PAGE),
      priority: 4,
    },
    { name: "details", test: SHARED_BY_DETAILS, minShareCount: 2, priority: 3.5 },
    { name: "hubs", test: SHARED_BY_HUBS, minShareCount: 2, priority: 3.5 },
    { name: "pages", test: SHARED_BY_PAGES, minShareCount: 2, priority: 3 },
    { name: "sources", test: /app[\\/]ui[\\/]sources[\\/]/, priority: 3 },
    { name: kindOf, debugName: "kinds", test: OWN_PAGE, priority: 2 },
    {
      name: "admin",
      test: anyOf(
        ADMIN_WORDS,
        /node_modules[\\/]@(chakra-ui|emotion|ark-ui|zag-js)[\\/]/,
        /app[\\/]cms[\\/]admin[\\/](kit|form)[\\/]|app[\\/]cms[\\/]fields[\\/].*\.tsx$/,
        /app[\\/]cms[\\/]admin[\\/]screens[\\/](EntryTable|EntryCells|EntryList|Bulk|ReferrersPanel|PurgeWords)/,
        /app[\\/]cms[\\/]admin[\\/]sign-in[\\/](AdminAuth|use-admin-auth)/,
      ),
      priority: 1,
    },
  ],
};

const fromHere = (file: string) => relative(import.meta.dirname, file.replace(/\?.*$/, "")).replaceAll("\\", "/");

/** While working: the class, and its file's hash. */
function readableName(name: string, file: string): string {
  return `${name}-${createHash("sha256").update(fromHere(file)).digest("base64url").slice(0, 4)}`;
}

/** No vowels: names are no words, and none begins with what blockers of advertisements look for. */
const LETTERS = "bcdfghjklmnpqrstvwxyz";

const modules = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".module.css"))
  .map((file) => fromHere(`app/${file}`))
  .sort();
const classesOf = new Map<string, string[]>();

/** In a build: two letters for the file by its place among all, a digit for the class. Long names were an eighth of the stylesheet. */
function shortName(name: string, file: string): string {
  const path = fromHere(file);
  const place = modules.indexOf(path);
  const names = classesOf.get(path) ?? [];
  classesOf.set(path, names);
  if (!names.includes(name)) names.push(name);
  const letters = [Math.floor(place / LETTERS.length), place % LETTERS.length].map((at) => LETTERS[at]).join("");
  return letters + names.indexOf(name).toString(36);
}

function anyOf(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join("|"));
}

const STYLE_MODULE = /app[\\/].*\.module\.css$/;
const NAMES = ".names.js";

/**
 * A style module's names belong to who uses them, its styles to the one sheet of all: without this, the names of every page
 * would stand beside the styles, in what each first page brings.
 */
function namesApart(): Plugin {
  const names = new Map<string, string>();
  return {
    name: "names-apart",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: {
      order: "pre",
      async handler(source, importer, options) {
        if (!STYLE_MODULE.test(source) && !source.endsWith(".module.css")) return null;
        if (!importer || importer.endsWith(NAMES)) return null;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && STYLE_MODULE.test(found.id) ? found.id + NAMES : found;
      },
    },
    load: {
      order: "pre",
      async handler(id) {
        if (!id.endsWith(NAMES)) return null;
        const sheet = id.slice(0, -NAMES.length);
        await this.load({ id: sheet });
        return { code: `import ${JSON.stringify(sheet)};\n${names.get(sheet)}`, moduleSideEffects: true };
      },
    },
    transform: {
      order: "post",
      handler(code, id) {
        if (!STYLE_MODULE.test(id)) return null;
        names.set(id, code);
        return { code: "", moduleSideEffects: "no-treeshake" };
      },
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), namesApart()],
  build: { target: BROWSERS, assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { treeshake: { manualPureFunctions: PURE }, output: { codeSplitting } } } },
  },
  css: { modules: { generateScopedName: command === "build" ? shortName : readableName } },
  ssr: {
    external: ["jsdom", "dompurify", "sharp", "firebase-admin", "pino"],
    // 1,900 small files that Node would look up one by one at every start: half of all that it loads.
    noExternal: command === "build" ? [/^@chakra-ui\//, /^@ark-ui\//, /^@zag-js\//] : [],
  },
}));
