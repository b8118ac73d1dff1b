import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import type { Route } from "./+types/robots[.]txt";

export const loader = cacheable([], (_, { url }: Route.LoaderArgs) => {
  const origin = environment().SITE_URL ?? url.origin;
  const lines = [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /api/",
    "Allow: /api/openapi.json",
    "Disallow: /embed/",
    "Disallow: /search",
    "Disallow: /preview/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
});
