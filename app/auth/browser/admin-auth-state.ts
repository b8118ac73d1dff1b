// Sign-in messages between open admin pages. Nothing is stored.

import type { User } from "firebase/auth";

/** "in": an admin page was opened with a session; "out": the session was just ended. */
type SignInChange = "in" | "out";

const CHANNEL = "admin-sign-in";

export function broadcastSignIn(news: SignInChange): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}

export function onSignInChange(listener: (news: SignInChange) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === "in" || data === "out") listener(data);
  };
  return () => channel.close();
}

interface AdminAuthState {
  "admin-auth-user": User | null;
  /** True until the provider's first response. */
  "admin-auth-loading": boolean;
  "admin-auth-initialized": boolean;
}

/** Also the state during server rendering. */
export const unknownAuthState: AdminAuthState = {
  "admin-auth-user": null,
  "admin-auth-loading": true,
  "admin-auth-initialized": false,
};

let state = unknownAuthState;
const listeners = new Set<() => void>();

export function adminAuthState(): AdminAuthState {
  return state;
}

export function setAdminUser(user: User | null): void {
  state = { "admin-auth-user": user, "admin-auth-loading": false, "admin-auth-initialized": true };
  for (const listener of listeners) listener();
}

export function onAdminAuthChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
