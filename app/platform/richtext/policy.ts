// Allowed tags and attributes of articles, as data. Enforced by sanitize.server.ts, and tested entry by entry.

/** Cache key part of sanitised articles. Increment with every change of the output. */
export const POLICY_VERSION = 1;

/** sanitize-html's default tags. */
const defaultTags = [
  ..."address article aside footer header h1 h2 h3 h4 h5 h6 hgroup main nav section".split(" "),
  ..."blockquote dd div dl dt figcaption figure hr li menu ol p pre ul".split(" "),
  ..."a abbr b bdi bdo br cite code data dfn em i kbd mark q rb rp rt rtc ruby s samp small span strong".split(" "),
  ..."sub sup time u var wbr caption col colgroup table tbody td tfoot th thead tr".split(" "),
];

const addedTags = "img iframe h2 figure figcaption s cite blockquote script".split(" ");

export const allowedTags: readonly string[] = [...new Set([...defaultTags, ...addedTags])];

const heading = ["id", "class"];

/** Allowed attributes by element; none for other elements. "data-*" allows all data attributes, "*" all attributes. */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ["id", "class", "href", "target", "rel"],
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  p: ["id", "class", "style"],
  span: ["id", "class"],
  img: ["id", "class", "src", "alt", "width", "height", "style"],
  iframe: ["id", "class", "src", "alt", "width", "height", "frameborder"],
  blockquote: ["class", "data-*"],
  script: ["src", "async", "charset"],
  pre: ["*"],
  code: ["*"],
  div: ["id", "class", "style"],
};

/** Allowed link schemes; URLs without a scheme (relative or starting with //) are always allowed. */
export const defaultSchemes: readonly string[] = ["http", "https", "ftp", "mailto", "tel"];

/** Exceptions by element. Frames cannot show ftp, mailto or tel; "data" in a picture means bitmaps. */
export const schemesByTag: Readonly<Record<string, readonly string[]>> = {
  img: ["http", "https", "data"],
  blockquote: ["http", "https"],
  iframe: ["http", "https"],
};

/**
 * Attributes excluded from "*" of pre and code, besides event handlers: they run or load something, take focus, or
 * activate another feature.
 */
export const forbiddenAttributes: ReadonlySet<string> = new Set([
  ..."srcdoc srcset is nonce slot autofocus contenteditable popover popovertarget popovertargetaction".split(" "),
  ..."form formaction formmethod formtarget formenctype xmlns".split(" "),
]);

export const urlAttributes: ReadonlySet<string> = new Set(
  "href src cite action data poster background ping longdesc usemap codebase classid archive profile manifest itemid dynsrc lowsrc".split(
    " ",
  ),
);

/**
 * Ids used by the page itself or looked up as globals by scripts (named access on window). Ids that start with two
 * underscores belong to the framework.
 */
export const reservedIds: ReadonlySet<string> = new Set(
  "root main dataLayer google_tag_manager twttr instgrm".split(" "),
);

/** Beyond these limits an article is shown as plain text: jsdom's time grows faster than the input, and browsers flatten at 512 levels. */
export const limits = { characters: 1_000_000, tags: 10_000, depth: 256, milliseconds: 1_000 } as const;
