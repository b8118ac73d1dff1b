// `npm run test:engines`: end-to-end tests in the installed Firefox and WebKitGTK; with a name (`-- notebook`) only
// that one. Not part of `npm test`, because these engines are not available everywhere. A missing engine is a failure.

import { DEMO_PROJECT, startAuthEmulator } from "#app/cli/auth-emulator.ts";
import { buildIfNeeded } from "#app/cli/build-if-needed.ts";
import { launchFirefox } from "./support/firefox.ts";
import { launchWebKit } from "./support/webkit.ts";

const emulator = await startAuthEmulator();
process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator.host;
process.env.GCLOUD_PROJECT = DEMO_PROJECT;
// The emulator is only allowed in demos and tests.
Object.assign(process.env, { DEMO: "1", HOST: "127.0.0.1" });
let passed = 0;
let failed = 0;
try {
  await Promise.all([buildIfNeeded(), emulator.ready]);
  // Imported late: the emulator's address is read on import.
  const { smokeTest } = await import("./engines/smoke.ts");
  const { notebookTest } = await import("./engines/notebook.ts");
  const journeys = { smoke: smokeTest, notebook: notebookTest };
  for (const [name, launch] of [
    ["Firefox", launchFirefox],
    ["WebKitGTK", launchWebKit],
  ] as const) {
    for (const [journey, run] of Object.entries(journeys)) {
      if (process.argv[2] !== undefined && process.argv[2] !== journey) continue;
      const engine = await launch();
      if (!engine) {
        console.log(`\n== ${name}: failed, as it is not installed`);
        failed += 1;
        break;
      }
      console.log(`\n== ${name}: ${journey}`);
      let result = await run(engine).finally(() => engine.close());
      const anew = result.failed > 0 ? await launch() : null;
      if (anew) {
        console.log(`\n== ${name}: ${journey}, once more as it failed`);
        result = await run(anew).finally(() => anew.close());
        if (result.failed === 0) console.log("FLAKY: passed the second time");
      }
      passed += result.passed;
      failed += result.failed;
    }
  }
} finally {
  await emulator.stop();
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
