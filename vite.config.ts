import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

const BROWSERS = ["chrome111", "edge111", "firefox114", "safari16.4"];

/** Styles that only the admin's pages have. */
const ADMIN_STYLES =
  /app[\\/](admin|library|fields|kinds[\\/]\w+[\\/](admin|care|csv)|routes[\\/]playground)[\\/].*\.css$/;

/**
 * Few files a page: what most pages share is one, what the admin's pages share is another. Visitors never get the latter.
 * Of styles a page has what several pages share as one file, and its own.
 */
const codeSplitting = {
  groups: [
    { name: "admin-styles", test: ADMIN_STYLES, priority: 6 },
    { name: "site", test: /app[\\/](ui|shell)[\\/].*\.css$/, priority: 5 },
    { name: "site", test: /app[\\/](kinds|home|genetics-ui|platform)[\\/].*\.css$/, minShareCount: 5, priority: 5 },
    {
      name: "react",
      test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
      priority: 4,
    },
    {
      name: "site",
      test: anyOf(
        /app[\\/](shell|content|platform[\\/](site|images|search))[\\/]/,
        /app[\\/]ui[\\/](Button|PlainPage|SearchInput|Pagination)\./,
        /app[\\/](kinds[\\/]\w+[\\/]labels|fields[\\/][\w-]+[\\/]field)\.ts$/,
      ),
      priority: 3,
    },
    { name: "ui", test: /app[\\/]ui[\\/]/, minShareCount: 6, priority: 2 },
    {
      name: "admin",
      test: anyOf(
        /node_modules[\\/]@(chakra-ui|emotion|ark-ui|zag-js)[\\/]/,
        /app[\\/]admin[\\/](kit|form)[\\/]|app[\\/]fields[\\/].*\.tsx$/,
        /app[\\/]admin[\\/]screens[\\/](EntryTable|EntryCells|EntryList|BulkNotice)/,
        /app[\\/]admin[\\/]sign-in[\\/](AdminAuth|use-admin-auth)/,
      ),
      priority: 1,
    },
  ],
};

function anyOf(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join("|"));
}

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  build: { target: BROWSERS, assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  css: { modules: { generateScopedName: "[local]-[hash:base64:5]" } },
  ssr: {
    external: ["jsdom", "dompurify", "sharp", "firebase-admin", "pino"],
    // 1,900 small files that Node would look up one by one at every start: half of all that it loads.
    noExternal: command === "build" ? [/^@chakra-ui\//, /^@ark-ui\//, /^@zag-js\//] : [],
  },
}));
