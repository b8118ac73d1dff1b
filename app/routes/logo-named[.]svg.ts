import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { escapeXml } from "#app/platform/site/xml.ts";
import { coil, snakeHead } from "#app/ui/shell/coil.ts";

/** Space for the name, in SVG units. */
const NAME_WIDTH = 134;

/** Returns an SVG of 200 × 60. */
function namedLogo(name: string): string {
  const size = Math.min(28, NAME_WIDTH / [...name].length);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60">
<defs><linearGradient id="g"><stop stop-color="#4f46e5"/><stop offset="1" stop-color="#9333ea"/></linearGradient></defs>
<g transform="translate(0 2) scale(.56)"><mask id="m"><rect width="100" height="100" fill="#fff"/><path d="${snakeHead.rim}" transform="${coil.neck}"/></mask><path d="${coil.body}" mask="url(#m)" fill="url(#g)"/><path d="${snakeHead.head}" transform="${coil.neck}" fill="url(#g)"/></g>
<text x="66" y="${30 + size * 0.36}" font-family="sans-serif" font-weight="700" font-size="${size}" fill="url(#g)">${escapeXml(name)}</text>
</svg>`;
}

export const loader = cacheable([], () => {
  const headers = { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400" };
  return new Response(namedLogo(environment().SITE_NAME), { headers });
});
