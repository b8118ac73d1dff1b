// A site of its own for a file's tests, and an admin who is signed in to it.

import { DEMO_ADMIN, emulatorSettings, makePeople, signIn } from "./people.ts";
import { type Site, startSite } from "./site.ts";

export async function startAdminSite({ filled = true, env = {} } = {}): Promise<{ site: Site; cookie: string }> {
  await makePeople();
  const site = await startSite({ filled, env: { ...emulatorSettings(), ...env } });
  const { cookie, status } = await signIn(site.origin, DEMO_ADMIN);
  if (!cookie) throw new Error(`The admin could not sign in: ${status}`);
  return { site, cookie };
}
