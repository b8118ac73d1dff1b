import { escapeAttribute } from "#app/platform/richtext/clean-html.ts";
import { postAt } from "./social-posts.ts";

/** Returns the markup in one line; null if the URL cannot be embedded. */
export function embedOfAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.username || url.port) return null;
  const host = url.hostname.replace(/^(www|m|mobile)\./, "");
  return youtube(host, url) ?? googleMap(host, url) ?? quotedPost(address);
}

function youtube(host: string, { pathname, searchParams }: URL): string | null {
  const id =
    host === "youtu.be"
      ? pathname.slice(1)
      : host === "youtube.com" || host === "youtube-nocookie.com"
        ? pathname === "/watch"
          ? searchParams.get("v")
          : /^\/(?:shorts|live|embed)\/([^/]+)\/?$/.exec(pathname)?.[1]
        : null;
  if (!id || !/^[\w-]{6,20}$/.test(id)) return null;
  const start = seconds(searchParams.get("t") ?? searchParams.get("start") ?? "");
  const src = `https://www.youtube-nocookie.com/embed/${id}${start > 0 ? `?start=${start}` : ""}`;
  return frame(src, "YouTubeの動画", pathname.startsWith("/shorts/") ? [315, 560] : [560, 315]);
}

/** Parses "1h2m3s", "90s" and "90". */
function seconds(time: string): number {
  const [, hours = 0, minutes = 0, rest = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}

function googleMap(host: string, { pathname, search, searchParams }: URL): string | null {
  if (!/^(maps\.)?google\.(com|co\.jp)$/.test(host)) return null;
  const isEmbed = pathname === "/maps/embed" || searchParams.get("output") === "embed";
  const place = /^\/maps\/place\/([^/]+)/.exec(pathname)?.[1];
  const mapQuery = searchParams.get("q") ?? (place && decoded(place));
  const isPlace = mapQuery && /^\/maps(\/|$)/.test(pathname);
  if (!isEmbed && !isPlace) return null;
  const shown = isEmbed ? `${pathname}${search}` : `/maps?q=${encodeURIComponent(mapQuery ?? "")}&output=embed`;
  return frame(`https://www.google.com${shown}`, "Googleマップ", [600, 400]);
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return null;
  }
}

/** Returns a short form of the network's own embed code. */
function quotedPost(address: string): string | null {
  const post = postAt(address);
  if (!post) return null;
  const { network, id, by, address: href } = post;
  const words = `<p><a href="${href}">${by ? `@${by} の` : ""}${network}の投稿</a></p>`;
  if (network === "X") {
    return `<blockquote class="twitter-tweet">${words}</blockquote><script async src="https://platform.twitter.com/widgets.js" charset="utf-8"></script>`;
  }
  if (network === "TikTok") return `<blockquote class="tiktok-embed" data-video-id="${id}">${words}</blockquote>`;
  return `<blockquote class="instagram-media" data-instgrm-permalink="${href}" data-instgrm-version="14">${words}</blockquote><script async src="https://www.instagram.com/embed.js"></script>`;
}

/** Returns an iframe; `alt` becomes its title at display. */
function frame(src: string, alt: string, [width, height]: [number, number]): string {
  return `<iframe src="${escapeAttribute(src)}" alt="${alt}" width="${width}" height="${height}"></iframe>`;
}
