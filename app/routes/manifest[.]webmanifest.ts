// How the site installs on a phone's home screen: as an app that opens the notebook.

import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { SITE_DESCRIPTION } from "#app/platform/site/site-name.ts";

/** The service worker takes what is shared: without it, the files would be sent to the server. */
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
    // Of the app as it was installed before it opened the notebook.
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
