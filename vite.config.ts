import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

const BROWSERS = ["chrome111", "edge111", "firefox114", "safari16.4"];

/** Few files a page: what most pages share is one, what the admin's pages share is another. Visitors never get the latter. */
const codeSplitting = {
  groups: [
    { name: "react", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
    {
      name: "site",
      test: /app[\\/](shell|content|platform[\\/](site|images|search))[\\/]/,
      minShareCount: 2,
      priority: 2,
    },
    { name: "ui", test: /app[\\/]ui[\\/]/, minShareCount: 6, priority: 2 },
    {
      name: "admin",
      test: /node_modules[\\/]@(chakra-ui|emotion|ark-ui|zag-js)[\\/]|app[\\/]admin[\\/](kit|form)[\\/]|app[\\/]fields[\\/].*\.tsx$/,
      minShareCount: 2,
      priority: 1,
    },
  ],
};

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
