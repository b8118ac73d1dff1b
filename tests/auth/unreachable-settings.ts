// Settings with an unreachable provider (port 9 of this machine). Import first: the app reads its settings once.

import "./own-data.ts";

Object.assign(process.env, {
  FIREBASE_PROJECT_ID: "demo-borupa",
  FIREBASE_API_KEY: "demo-key",
  FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9",
  LOG_LEVEL: "silent",
});
