// Request-scoped state: whether the response is uncacheable, e.g. because an article could not be sanitised in time.

import { AsyncLocalStorage } from "node:async_hooks";

// Host of the current request (SITE_URL's if set), so that components recognise the site's own URLs.
const currentHost = new AsyncLocalStorage<string>();

export function withRequestHost<Made>(hostname: string, make: () => Made): Made {
  return currentHost.run(hostname, make);
}

export function requestHost(): string | undefined {
  return currentHost.getStore();
}

const answers = new AsyncLocalStorage<{ isUncacheable: boolean }>();

export function markUncacheable(): void {
  const answer = answers.getStore();
  if (answer) answer.isUncacheable = true;
}

export async function trackCacheability<Made>(
  make: () => Promise<Made>,
): Promise<{ made: Made; isUncacheable: boolean }> {
  const answer = { isUncacheable: false };
  const made = await answers.run(answer, make);
  return { made, isUncacheable: answer.isUncacheable };
}
