import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

const BROWSERS = ["chrome111", "edge111", "firefox114", "safari16.4"];

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  build: { target: BROWSERS, assetsInlineLimit: 0 },
  css: { modules: { generateScopedName: "[local]-[hash:base64:5]" } },
  ssr: {
    external: ["jsdom", "dompurify", "sharp", "firebase-admin", "pino"],
    // 1,900 small files that Node would look up one by one at every start: half of all that it loads.
    noExternal: command === "build" ? [/^@chakra-ui\//, /^@ark-ui\//, /^@zag-js\//] : [],
  },
}));
