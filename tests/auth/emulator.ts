// Auth emulator helpers: people, ID tokens and captured mails.

import { getApps, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";

const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;

const projectId = "demo-borupa";
export const listedEmail = "listed@example.jp";

const setUp = getApps().find((app) => app.name === "tests") ?? initializeApp({ projectId }, "tests");
export const people = getAuth(setUp);

export const password = "borupa-demo";

let count = 0;

export interface Wish {
  admin?: boolean;
  email?: string;
  verified?: boolean;
}

/** Creates a new person in the emulator, so that tests do not share accounts. */
export async function newPerson({ admin = false, email, verified = false }: Wish = {}) {
  count += 1;
  const address = email ?? `person-${process.pid}-${Date.now()}-${count}@example.jp`;
  const { uid } = await people.createUser({ email: address, password, emailVerified: verified });
  if (admin) await people.setCustomUserClaims(uid, { admin: true });
  return { uid, email: address };
}

/** Returns a fresh ID token, as the browser SDK would get it. */
export async function idTokenOf(email: string): Promise<string> {
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`,
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const answer: { idToken?: string } = await response.json();
  if (answer.idToken) return answer.idToken;
  throw new Error(`The emulator gave no ID token: ${JSON.stringify(answer)}`);
}

/** Returns a session cookie made by the provider itself, also for non-admins: a stolen or outdated cookie. */
export async function cookieOf(email: string): Promise<string> {
  return people.createSessionCookie(await idTokenOf(email), { expiresIn: 5 * 24 * 60 * 60 * 1000 });
}

export interface Mail {
  email: string;
  requestType: string;
  oobCode: string;
  oobLink: string;
}

/** Returns the mails the provider would have sent to an address. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const response = await fetch(`http://${host}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes }: { oobCodes: Mail[] } = await response.json();
  return oobCodes.filter((mail) => mail.email === email);
}
