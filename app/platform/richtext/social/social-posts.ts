// Social posts in articles: the network's quotation, and the frame that shows the post. Network scripts never run in a
// page of this site (docs/decisions/030-social-embeds.md).

export type Network = "X" | "Instagram" | "TikTok";

/** Selector for the networks' embed codes. */
export const POSTS = "blockquote:is(.twitter-tweet,.twitter-video,.instagram-media,.tiktok-embed),a.twitter-timeline";

export function networkOf(classes: Pick<DOMTokenList, "contains">): Network {
  if (classes.contains("instagram-media")) return "Instagram";
  return classes.contains("tiktok-embed") ? "TikTok" : "X";
}

interface SocialPost {
  network: Network;
  id: string;
  address: string;
  /** Author, if the URL contains it. */
  by?: string;
}

/** Returns the post at a URL; null for other URLs. */
export function postAt(address: string): SocialPost | null {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.port) return null;
  const host = url.hostname.replace(/^(www|m|mobile)\./, "");
  if (host === "x.com" || host === "twitter.com") return xPost(url.pathname);
  if (host === "instagram.com") return instagramPost(url.pathname);
  return host === "tiktok.com" ? tiktokPost(url.pathname) : null;
}

function xPost(path: string): SocialPost | null {
  const [, who, id] = /^\/(\w{1,20}|i\/web)\/status(?:es)?\/(\d{1,20})(?:\/(?:photo|video)\/\d)?\/?$/.exec(path) ?? [];
  if (!who || !id) return null;
  const post: SocialPost = { network: "X", id, address: `https://twitter.com/${who}/status/${id}` };
  return who.includes("/") ? post : { ...post, by: who };
}

function instagramPost(path: string): SocialPost | null {
  const [, kind, id] = /^\/(?:[\w.]+\/)?(p|reels?|tv)\/([\w-]{5,40})\/?$/.exec(path) ?? [];
  if (!kind || !id) return null;
  return { network: "Instagram", id, address: `https://www.instagram.com/${kind.replace("reels", "reel")}/${id}/` };
}

function tiktokPost(path: string): SocialPost | null {
  const [, by, kind, id] = /^\/@([\w.]{1,40})\/(video|photo)\/(\d{1,25})\/?$/.exec(path) ?? [];
  return by && id ? { network: "TikTok", id, address: `https://www.tiktok.com/@${by}/${kind}/${id}`, by } : null;
}

export interface Quotation {
  data: Readonly<Record<string, string | undefined>>;
  links: readonly string[];
}

/** Returns the network's frame for a quotation, with its window name; null if the post cannot be identified. */
export function frameOfPost(
  network: Network,
  { data, links }: Quotation,
  theme: "light" | "dark",
): { src: string; name: string } | null {
  // The post's own link is the last; a replied-to post comes before.
  const posts = [...links, data.instgrmPermalink ?? ""].map(postAt);
  const post = posts.findLast((one) => one?.network === network);
  if (network === "TikTok") {
    const id = /^\d{1,25}$/.test(data.videoId ?? "") ? data.videoId : post?.id;
    // TikTok reports heights only for a name of this form, with 17 digits.
    const name = `__tt_embed__v${id?.slice(-17).padStart(17, "0")}`;
    return id ? { src: `https://www.tiktok.com/embed/v2/${id}?lang=ja`, name } : null;
  }
  if (!post) return null;
  if (network === "Instagram") {
    const captioned = data.instgrmCaptioned === undefined ? "" : "captioned/";
    return { src: `${post.address}embed/${captioned}?cr=1&v=14`, name: "" };
  }
  const query = new URLSearchParams({ id: post.id, lang: data.lang || "ja", theme: data.theme || theme, dnt: "true" });
  if (data.conversation === "none") query.set("hideThread", "true");
  if (data.cards === "hidden") query.set("hideCard", "true");
  return { src: `https://platform.twitter.com/embed/Tweet.html?${query}`, name: "" };
}
