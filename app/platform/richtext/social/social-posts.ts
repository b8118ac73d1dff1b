// Posts of social networks in articles: the quotation each network hands out, and the network's own frame that shows the post.
// A network's script never runs in a page of this site (docs/decisions/030-social-embeds.md).

export type Network = "X" | "Instagram" | "TikTok";

/** By what a network's embedding code is known. */
export const POSTS = "blockquote:is(.twitter-tweet,.twitter-video,.instagram-media,.tiktok-embed),a.twitter-timeline";

export function networkOf(classes: Pick<DOMTokenList, "contains">): Network {
  if (classes.contains("instagram-media")) return "Instagram";
  return classes.contains("tiktok-embed") ? "TikTok" : "X";
}

interface SocialPost {
  network: Network;
  id: string;
  address: string;
  /** Whose it is, where the address says so. */
  by?: string;
}

/** The post at an address of one of the networks; null for every other address. */
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

/** Of a quotation: its data attributes, and the addresses it links to. */
export interface Quotation {
  data: Readonly<Record<string, string | undefined>>;
  links: readonly string[];
}

/** The network's own frame for a quotation, and the name it goes by; null where it does not say which post it is. */
export function frameOfPost(
  network: Network,
  { data, links }: Quotation,
  theme: "light" | "dark",
): { src: string; name: string } | null {
  // Of several links the post's own is the last: what it answers to is before it.
  const posts = [...links, data.instgrmPermalink ?? ""].map(postAt);
  const post = posts.findLast((one) => one?.network === network);
  if (network === "TikTok") {
    const id = /^\d{1,25}$/.test(data.videoId ?? "") ? data.videoId : post?.id;
    // Under a name of another form it says no height: always 17 digits.
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
