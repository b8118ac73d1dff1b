// Sandboxed document in which a network's script renders a post that has no frame URL. It contains and can access nothing of the site.

import { hash } from "node:crypto";
import { SANDBOX } from "./sandbox.ts";

/** By last path segment: the script, and further hosts it loads from. */
const networks = {
  x: { script: "https://platform.twitter.com/widgets.js", others: ["https://syndication.twitter.com"] },
  instagram: { script: "https://www.instagram.com/embed.js", others: [] },
  tiktok: { script: "https://www.tiktok.com/embed.js", others: ["https://*.ttwstatic.com"] },
} satisfies Record<string, { script: string; others: readonly string[] }>;

function isNetwork(name: string): name is keyof typeof networks {
  return Object.hasOwn(networks, name);
}

/** The quotation arrives as window.name. Reports the height only after the network has rendered something. */
const scriptOf = (network: string) => `
if (parent !== self) {
  document.body.innerHTML = name;
  const reportHeight = () => {
    const drawn = [...document.querySelectorAll("iframe")].some((frame) => frame.offsetHeight > 40);
    if (drawn) parent.postMessage({ height: document.documentElement.offsetHeight }, "*");
  };
  new ResizeObserver(reportHeight).observe(document.documentElement);
  const script = document.createElement("script");
  script.src = ${JSON.stringify(network)};
  document.body.append(script);
}
`;

/** Returns the document with its own policy; null for an unknown network. */
export function postFrame(name: string): Response | null {
  if (!isNetwork(name)) return null;
  const { script, others } = networks[name];
  const own = scriptOf(script);
  const hosts = [new URL(script).origin, ...others].join(" ");
  const policy = [
    // Repeated here, so that the document has no origin however it is opened.
    `sandbox ${SANDBOX}`,
    "default-src 'none'",
    `script-src 'sha256-${hash("sha256", own, "base64")}' ${hosts}`,
    "style-src 'unsafe-inline' https:",
    "img-src https: data:",
    "font-src https:",
    "media-src https:",
    `connect-src ${hosts}`,
    "frame-src https:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
  const html = `<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"><title>投稿</title><meta name="robots" content="noindex"><style>body{margin:0}</style></head><body><script>${own}</script></body></html>`;
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "Cache-Control": "public, max-age=3600",
      // Fallback: browsers that support frame-ancestors ignore it.
      "X-Frame-Options": "SAMEORIGIN",
    },
  });
}
