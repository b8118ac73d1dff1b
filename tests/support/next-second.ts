import { vi } from "vitest";

const second = () => Math.floor(Date.now() / 1000);

/** Until this second is over: the provider counts in whole ones when a token was made and when a sign-in ended. */
export async function nextSecond(): Promise<void> {
  const now = second();
  await vi.waitUntil(() => second() > now, { interval: 20, timeout: 120_000 });
}
