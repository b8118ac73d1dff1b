// What a loader throws where there is nothing at a URL.

import { data } from "react-router";

/** `throw notFound(url)`: status 404 with the message "Page Not Found: {path}". */
export function notFound(url: URL) {
  const message = `Page Not Found: ${url.pathname}`;
  return data(message, { status: 404, statusText: message });
}
