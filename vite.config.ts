import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin, type Rolldown } from "vite";

const BROWSERS = ["chrome111", "edge111", "firefox114", "safari16.4"];

/** Chakra's own makers of configurations and recipes: without it all of its recipes come along. */
const PURE = ["defineConfig", "defineRecipe", "defineSlotRecipe"];

const STYLES = /[\\/]app[\\/].*\.css$/;
/** Styles of one tool, one large picture or the path for beginners, which nobody else's page needs: one file each. */
const OWN_STYLES =
  /[\\/](?:tools[\\/](calculator|stress|weather)|morph[\\/](complexes)|ball[\\/](card)|pages[\\/](start)|app[\\/](notebook))[\\/]/;
const ROUTE = /[\\/]app[\\/](?:routes[\\/]|root\.tsx|entry\.client)/;

type Graph = Rolldown.ChunkingContext;

/** The routes whose pages load a module at once: all that import it, by however many steps. */
function routesOf(id: string, graph: Graph): string[] {
  const seen = new Set([id]);
  for (const one of seen) for (const importer of graph.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  const routes = [...seen].filter((one) => ROUTE.test(one)).map((one) => one.replace(/^.*[\\/]|\?.*$/g, ""));
  return [...new Set(routes)];
}

const isAdmin = (route: string) => /^(admin|preview)/.test(route);
const isOfNotebook = (route: string) => /^note(_?)\./.test(route);
const NOTEBOOK_SCREEN = /[\\/]notebook[\\/](?:screens|paper)[\\/]/;
const isOnEveryPage = (route: string) => /^(root|entry\.client)\./.test(route);

/** A visitor fetches one stylesheet, and a tool's own beside it; what only admins see is in theirs. */
function stylesheetOf(id: string, graph: Graph): string | null {
  const visitors = routesOf(id, graph).filter((route) => !isAdmin(route));
  if (visitors.length === 0) return "admin";
  const [, ...names] = OWN_STYLES.exec(id) ?? [];
  return (!visitors.includes("_index.tsx") && names.find((name) => name)) || "site";
}

const isList = (route: string) => /^(?:(?!note\.)\w+\._index|shop|search)\.tsx$/.test(route);

/** A module of fewer characters is not worth a file of its own: where a list loads it, and where none does. */
const SMALL = 2500;
const TINY = 1500;

/**
 * Few files a page (docs/decisions/028-one-stylesheet.md), told by which pages load a module: what the front page shares with
 * others, what lists or many pages share, what only pages of one thing do, what the notebook and the admin
 * share about records. What one page alone loads goes with it.
 */
function chunkOf(id: string, graph: Graph): string | null {
  if (STYLES.test(id)) return stylesheetOf(id, graph);
  const routes = routesOf(id, graph);
  const visitors = routes.filter((route) => !isAdmin(route));
  if (visitors.some(isOnEveryPage)) return "site";
  if (routes.length < 2) return null;
  if (visitors.length === 0) return isSharedByAdmins(id, routes, graph) ? "admin" : null;
  if (visitors.includes("_index.tsx")) return "site";
  if (routes.every(isOfNotebook)) return NOTEBOOK_SCREEN.test(id) ? "notebook" : "notebook-store";
  if (visitors.every(isOfNotebook)) return "records";
  const isOfOne = visitors.every((route) => route.includes("$") && !isOfNotebook(route));
  if (isOfOne) return visitors.length > 1 ? "details" : "few";
  const isOfList = visitors.some(isList);
  const isShared = isOfList ? visitors.length > 2 : visitors.filter((route) => !isOfNotebook(route)).length > 4;
  return isShared || isSmall(id, graph, isOfList ? SMALL : TINY) ? "pages" : "few";
}

/** What the admin's layout loads, every page of it has. A preview that a link leads to brings none of the admin along. */
function isSharedByAdmins(id: string, routes: string[], graph: Graph): boolean {
  const isShared = routes.includes("admin.tsx") || routes.length > 2 || isSmall(id, graph);
  return isShared && !routes.includes("preview.$token.tsx");
}

/** Whether a module is little by itself, and brings nothing along that the page has not. */
function isSmall(id: string, graph: Graph, most = SMALL): boolean {
  const info = graph.getModuleInfo(id);
  if (!info || (info.code?.length ?? 0) > most) return false;
  return info.importedIds.every((one) => REACT.test(one) || SHARED.has(chunkOf(one, graph)));
}

const SHARED = new Set<string | null>(["site", "pages", "admin"]);
const REACT = /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/;

/**
 * What few visitors' pages share, with each other, the notebook's or the admin's: a file for those pages, named after them.
 * What more of them load comes earlier (`codeSplitting`).
 */
const few = (priority: number, isIt: (pages: number) => boolean) => ({
  name: (id: string, graph: Graph) => {
    if (chunkOf(id, graph) !== "few") return null;
    const visitors = routesOf(id, graph).filter((route) => !isAdmin(route));
    const names = new Set(visitors.map((route) => (isOfNotebook(route) ? "note" : route.replace(/\.tsx$|\W/g, ""))));
    return isIt(names.size) ? [...names].sort().join("-") : null;
  },
  debugName: "few",
  priority,
});

const group = (name: string, priority: number) => ({
  name: (id: string, graph: Graph) => (chunkOf(id, graph) === name ? name : null),
  debugName: name,
  priority,
});

/** A module's dependencies are loaded by at least its pages: taken in this order, no file needs one that comes later. */
const codeSplitting = {
  groups: [
    { name: "react", test: REACT, priority: 10 },
    group("site", 9),
    { name: stylesheetOf, debugName: "styles", test: STYLES, priority: 8 },
    group("pages", 7),
    few(6.9, (pages) => pages > 3),
    few(6.8, (pages) => pages === 3),
    few(6.7, (pages) => pages === 2),
    group("details", 6),
    few(5, (pages) => pages === 1),
    group("records", 4),
    group("notebook-store", 3),
    group("notebook", 2),
    group("admin", 1),
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
    // Many small files that Node would look up one by one at every start: most of what it would load.
    noExternal: command === "build" ? [/^@(chakra-ui|ark-ui|zag-js)\//, "kysely", "zod", "yaml", "diff"] : [],
  },
}));
