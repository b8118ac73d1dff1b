// The host that what is being answered right now was asked by: SITE_URL's, or, where there is none, the one in the request.
// Carried beside the request, so that whatever is drawn for it may know what is this site's own.

import { AsyncLocalStorage } from "node:async_hooks";

const asked = new AsyncLocalStorage<string>();

export function withHostAsked<Made>(hostname: string, make: () => Made): Made {
  return asked.run(hostname, make);
}

export function hostAsked(): string | undefined {
  return asked.getStore();
}
