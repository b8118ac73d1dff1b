/**
 * Returns the security headers of every response. `secure`: visitors use https, according to the proxy or SITE_URL.
 * `withSubdomains`: so do all subdomains, which only the owner can know.
 */
export function securityHeaders(secure: boolean, withSubdomains = false): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    // With no-referrer, browsers send "Origin: null" with forms, which the CSRF check refuses.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy":
      "camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=(), browsing-topics=()",
    // Sign-in popups need access to their opener.
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    ...(secure
      ? { "Strict-Transport-Security": `max-age=63072000${withSubdomains ? "; includeSubDomains" : ""}` }
      : {}),
  };
}

/** Policy for responses other than pages and scripts: nothing in them may run. */
export const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
