import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vitest/config";

const BROWSERS = ["chrome111", "edge111", "firefox114", "safari16.4"];

export default defineConfig({
  // Vitest runs without the plugin: it wraps default exports and overwrites props.
  plugins: process.env.VITEST ? [] : [reactRouter()],
  build: { target: BROWSERS, assetsInlineLimit: 0 },
  css: { modules: { generateScopedName: "[local]-[hash:base64:5]" } },
  ssr: { external: ["jsdom", "dompurify", "sharp", "firebase-admin", "pino"] },
  test: {
    include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
    setupFiles: ["app/kinds/kinds.server.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A busy machine may take its time; what never comes still fails.
    expect: { poll: { timeout: 20_000 } },
    pool: "forks",
    // Many wait for a server more than they work: as many at once as there are cores, not one less.
    maxWorkers: "100%",
    css: false,
  },
});
