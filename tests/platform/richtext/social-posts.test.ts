import { expect, test } from "vitest";
import { frameOfPost, type Network } from "#app/platform/richtext/social/social-posts.ts";

const src = (network: Network, data: Record<string, string>, ...links: string[]) =>
  frameOfPost(network, { data, links }, "light")?.src ?? null;

test("a post of X is the last link: replies and links come before", () => {
  const frame = src(
    "X",
    {},
    "https://twitter.com/other/status/1",
    "https://t.co/x",
    "https://twitter.com/keeper/status/1234567890?ref_src=twsrc%5Etfw",
  );
  expect(frame).toBe("https://platform.twitter.com/embed/Tweet.html?id=1234567890&lang=ja&theme=light&dnt=true");
});

test.each([
  ["https://www.instagram.com/p/Cabc_-123/?utm_source=ig_embed&utm_campaign=loading", "p/Cabc_-123/embed/?cr=1&v=14"],
  ["https://www.instagram.com/keeper/reel/Cabc123/", "reel/Cabc123/embed/?cr=1&v=14"],
  ["https://instagram.com/reels/Cabc123", "reel/Cabc123/embed/?cr=1&v=14"],
  ["https://www.instagram.com/tv/Cabc123/", "tv/Cabc123/embed/?cr=1&v=14"],
])("Instagram's %s", (instgrmPermalink, end) => {
  expect(src("Instagram", { instgrmPermalink })).toBe(`https://www.instagram.com/${end}`);
  expect(src("Instagram", { instgrmPermalink, instgrmCaptioned: "" })).toContain("/embed/captioned/?");
  expect(src("Instagram", {}, instgrmPermalink)).toBe(`https://www.instagram.com/${end}`);
});

test("TikTok's frame is named as in its height messages", () => {
  const quotation = { data: { videoId: "6718335390845095173" }, links: ["https://www.tiktok.com/@scout2015"] };
  expect(frameOfPost("TikTok", quotation, "dark")).toEqual({
    src: "https://www.tiktok.com/embed/v2/6718335390845095173?lang=ja",
    name: "__tt_embed__v18335390845095173",
  });
  expect(frameOfPost("TikTok", { data: { videoId: "12" }, links: [] }, "light")?.name).toBe(
    "__tt_embed__v00000000000000012",
  );
  expect(src("TikTok", {}, "https://www.tiktok.com/@a.b/video/12")).toBe("https://www.tiktok.com/embed/v2/12?lang=ja");
});

test.each<[Network, Record<string, string>, string]>([
  ["X", {}, "https://twitter.com/keeper"],
  ["X", {}, "https://twitter.com.evil.example/a/status/1"],
  ["X", {}, "https://evil.example/twitter.com/a/status/1"],
  ["X", {}, "https://twitter.com:8443/a/status/1"],
  ["X", {}, "https://user@twitter.com/a/status/1"],
  ["X", {}, "javascript://twitter.com/a/status/1"],
  ["X", {}, "https://www.instagram.com/p/Cabc123/"],
  ["Instagram", { instgrmPermalink: "https://www.instagram.com/keeper/" }, ""],
  ["Instagram", { instgrmPermalink: "https://www.instagram.com/p/a/../../x/" }, ""],
  ["Instagram", { instgrmPermalink: "https://evil.example/p/Cabc123/" }, "/p/Cabc123/"],
  ["TikTok", { videoId: "1/../../x" }, ""],
  ["TikTok", { videoId: "" }, "https://www.tiktok.com/@keeper"],
])("%s with %j and %s names no post", (network, data, link) => {
  expect(src(network, data, link)).toBeNull();
});
