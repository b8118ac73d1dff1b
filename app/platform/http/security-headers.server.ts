// Security headers that every answer carries.

/**
 * `secure`: the visitor's side of the connection is https, as the proxy says or SITE_URL does. `withSubdomains`: so is that of every
 * name below the site's, which only their owner knows.
 */
export function securityHeaders(secure: boolean, withSubdomains = false): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    // Not no-referrer: that makes browsers send "Origin: null" with forms, which the cross-site check refuses.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy":
      "camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=(), browsing-topics=()",
    // Sign-in by a provider's popup needs to keep hold of its window.
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    ...(secure
      ? { "Strict-Transport-Security": `max-age=63072000${withSubdomains ? "; includeSubDomains" : ""}` }
      : {}),
  };
}

/** For what is neither page nor script: nothing in it may ever run. */
export const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
