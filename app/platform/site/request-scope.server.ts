// Marks answers as uncacheable that a later request may make better (an article that could not be cleaned in time).
// The mark travels with the request, so that no page in between can forget it.

import { AsyncLocalStorage } from "node:async_hooks";

// The host of the request that is being answered: SITE_URL's, or, where there is none, the one in the request.
// Travels with the request, so that components know which addresses are this site's own.
const currentHost = new AsyncLocalStorage<string>();

export function withRequestHost<Made>(hostname: string, make: () => Made): Made {
  return currentHost.run(hostname, make);
}

export function requestHost(): string | undefined {
  return currentHost.getStore();
}

const answers = new AsyncLocalStorage<{ isUncacheable: boolean }>();

/** Marks the current answer as not cacheable. */
export function markUncacheable(): void {
  const answer = answers.getStore();
  if (answer) answer.isUncacheable = true;
}

/** The result, and whether it is not cacheable. */
export async function trackCacheability<Made>(
  make: () => Promise<Made>,
): Promise<{ made: Made; isUncacheable: boolean }> {
  const answer = { isUncacheable: false };
  const made = await answers.run(answer, make);
  return { made, isUncacheable: answer.isUncacheable };
}
