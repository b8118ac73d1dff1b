// Settings as in production: a service account, no emulator. Import first: the app reads its settings once.

import "./own-data.ts";
import { generateKeyPairSync } from "node:crypto";

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
Object.assign(process.env, {
  FIREBASE_PROJECT_ID: "demo-borupa",
  FIREBASE_API_KEY: "demo-key",
  ADMIN_EMAILS: "owner@example.jp",
  LOG_LEVEL: "silent",
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify({
    project_id: "demo-borupa",
    client_email: "server@demo-borupa.iam.gserviceaccount.com",
    private_key: privateKey.export({ type: "pkcs8", format: "pem" }),
  }),
});
