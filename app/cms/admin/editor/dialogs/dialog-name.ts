export type DialogName = "link" | "ruby" | "picture" | "alt" | "embed" | "island" | "html";
