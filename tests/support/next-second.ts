import { vi } from "vitest";

const second = () => Math.floor(Date.now() / 1000);

/** Waits for the next second, because the provider's token and sign-out times have whole seconds. */
export async function nextSecond(): Promise<void> {
  const now = second();
  await vi.waitUntil(() => second() > now, { interval: 20, timeout: 120_000 });
}
