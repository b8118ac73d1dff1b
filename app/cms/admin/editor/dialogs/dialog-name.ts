export type DialogName = "link" | "ruby" | "picture" | "alt" | "embed" | "rawHtml" | "html";
