// Web app manifest; the installed app opens the notebook.

import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { SITE_DESCRIPTION } from "#app/platform/site/site-name.ts";

/** Handled by the service worker, which keeps shared files on the device. */
const SHARE_TARGET = {
  action: "/note/share",
  method: "POST",
  enctype: "multipart/form-data",
  params: {
    files: [
      {
        name: "files",
        accept: ["image/*", ".zip", "application/zip", ".csv", "text/csv", ".tsv", ".txt", "text/plain", ".xlsx"],
      },
    ],
  },
};

export const loader = cacheable([], () => {
  const { SITE_NAME, OFFLINE } = environment();
  const manifest = {
    // Id of earlier installations, which did not open the notebook.
    id: "/",
    name: SITE_NAME,
    short_name: SITE_NAME,
    description: SITE_DESCRIPTION,
    lang: "ja",
    start_url: "/note",
    scope: "/",
    display: "standalone",
    background_color: "#ffffff",
    theme_color: "#ffffff",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: "手帖：今日", short_name: "今日", url: "/note" },
      { name: "手帖：個体", short_name: "個体", url: "/note/snakes" },
      { name: "遺伝計算", url: "/calculate" },
    ],
    ...(OFFLINE && { share_target: SHARE_TARGET }),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8" },
  });
});
