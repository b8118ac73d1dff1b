// Answers made with something that a later try may do better (an article that could not be cleaned in time): whoever keeps
// answers asks here whether one is worth keeping. Carried beside the request, so that no page in between can forget it.

import { AsyncLocalStorage } from "node:async_hooks";

// The host of the request that is being answered: SITE_URL's, or, where there is none, the one in the request.
// Carried beside the request, so that whatever is drawn for it may know what is this site's own.
const currentHost = new AsyncLocalStorage<string>();

export function withRequestHost<Made>(hostname: string, make: () => Made): Made {
  return currentHost.run(hostname, make);
}

export function requestHost(): string | undefined {
  return currentHost.getStore();
}

const answers = new AsyncLocalStorage<{ isUncacheable: boolean }>();

/** What is being answered right now is not to be cached. */
export function markUncacheable(): void {
  const answer = answers.getStore();
  if (answer) answer.isUncacheable = true;
}

/** What was made, and whether it is only for now. */
export async function trackCacheability<Made>(
  make: () => Promise<Made>,
): Promise<{ made: Made; isUncacheable: boolean }> {
  const answer = { isUncacheable: false };
  const made = await answers.run(answer, make);
  return { made, isUncacheable: answer.isUncacheable };
}
