// Settings for tests against the Auth emulator. Import first: the app reads its settings once.

import "./own-data.ts";

if (!process.env.FIREBASE_AUTH_EMULATOR_HOST) {
  throw new Error(
    "FIREBASE_AUTH_EMULATOR_HOST is not set: run these tests under `firebase emulators:exec --only auth`",
  );
}

Object.assign(process.env, {
  FIREBASE_PROJECT_ID: "demo-borupa",
  FIREBASE_API_KEY: "demo-key",
  ADMIN_EMAILS: "listed@example.jp",
  SITE_URL: "https://borupa.example",
  LOG_LEVEL: "silent",
});
