import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

const BROWSERS = ["chrome111", "edge111", "firefox114", "safari16.4"];

/** Side-effect-free calls: Chakra recipes that no page uses are tree-shaken. */
const treeshake = { manualPureFunctions: ["defineConfig", "defineRecipe", "defineSlotRecipe"] };

/**
 * Groups of modules that share a chunk, so that a page loads about twenty files instead of seventy; the first match
 * wins. A group includes its modules' imports, so the folders of `site` must import nothing from the admin.
 * `minShareCount` is the number of routes that use a module. tests/build/bundle.test.ts has the bounds.
 */
const groups = [
  { name: "react", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|vite.preload-helper/ },
  { name: "admin-styles", test: /[\\/]app[\\/](cms|collection|(kinds|shop).*[\\/]admin)[\\/].*\.css$/ },
  { name: "styles", test: /\.css$/ },
  {
    name: "root",
    test: /[\\/]app[\\/](root|entry\.client|notebook[\\/]store[\\/]old-places|kinds[\\/]ball[\\/]sex-words)\.tsx?/,
  },
  {
    name: "site",
    test: /[\\/]app[\\/](ui|platform|kinds[\\/](shared[\\/]|\w+[\\/]\w+\.tsx?$|ball[\\/]care[\\/][a-z-]+\.ts$))/,
    minShareCount: 14,
  },
  { name: "season", test: /[\\/]app[\\/]collection[\\/]season[\\/]steps\.ts/ },
  {
    name: "notebook",
    test: /[\\/]app[\\/]notebook[\\/](?!store[\\/]genes|snakes[\\/](own-line|seen-genes))/,
    minShareCount: 4,
  },
  {
    name: "admin",
    test: /[\\/]app[\\/](cms|auth|collection[\\/](?!life)|\w+[\\/](\w+[\\/])?admin)[\\/]|node_modules/,
    minShareCount: 8,
  },
].map((group, place, all) => ({ ...group, priority: all.length - place }));

/** Chromium compiles these chunks, which every page runs, while they load, so that pages answer to taps earlier. */
const postBanner = ({ name }: { name: string }) =>
  /^(react|root|site)$/.test(name) ? "//# allFunctionsCalledOnLoad" : "";

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  build: { target: BROWSERS, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: { treeshake, output: { codeSplitting: { groups }, postBanner } },
      },
    },
  },
  ssr: {
    external: ["jsdom", "dompurify", "sharp", "firebase-admin", "pino"],
    // Thousands of small files: bundled, to avoid resolving each at every start.
    noExternal: command === "build" ? [/^@(chakra-ui|ark-ui|zag-js)\//, "kysely", "zod", "yaml", "diff"] : [],
  },
}));
