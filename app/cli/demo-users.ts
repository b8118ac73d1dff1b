import { initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import type { Role } from "#app/auth/capabilities.ts";

export const DEMO_PASSWORD = "borupa-demo";
export const DEMO_ADMIN = "admin@example.jp";
export const DEMO_RECORDER = "recorder@example.jp";
export const DEMO_VISITOR = "visitor@example.jp";

/** Requires FIREBASE_AUTH_EMULATOR_HOST, so that it never reaches the real provider. */
export async function makeDemoUsers(projectId: string): Promise<void> {
  if (!process.env.FIREBASE_AUTH_EMULATOR_HOST) throw new Error("FIREBASE_AUTH_EMULATOR_HOST is not set");
  const auth = getAuth(initializeApp({ projectId }, "demo-users"));
  await makeUser(auth, "demo-admin", DEMO_ADMIN, "見本の管理者");
  await auth.setCustomUserClaims("demo-admin", { admin: true });
  await makeUser(auth, "demo-recorder", DEMO_RECORDER, "見本の記録係");
  await auth.setCustomUserClaims("demo-recorder", { admin: true, role: "records" satisfies Role });
  await makeUser(auth, "demo-visitor", DEMO_VISITOR, "見本の訪問者");
}

async function makeUser(auth: Auth, uid: string, email: string, displayName: string): Promise<void> {
  try {
    await auth.getUser(uid);
  } catch {
    const made = auth.createUser({ uid, email, displayName, password: DEMO_PASSWORD, emailVerified: true });
    // Lost a race against another demo.
    await made.catch(() => auth.getUser(uid));
  }
}
