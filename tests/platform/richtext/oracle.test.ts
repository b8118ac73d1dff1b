import sanitizeHtml from "sanitize-html";
import { expect, test } from "vitest";
import { safeStyle } from "#app/platform/richtext/attribute.ts";
import { allowedAttributes, allowedTags, defaultSchemes } from "#app/platform/richtext/policy.ts";
import { socialPlatforms } from "#app/platform/richtext/social/social-platforms.ts";
import { hostileCorpus } from "./hostile-corpus.ts";
import articles from "./oracle-articles.json" with { type: "json" };
import { bodyOf, documentBodyOf, sanitizeArticle } from "./reading.ts";

function oracle(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...allowedTags],
    allowedAttributes: Object.fromEntries(Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]])),
    allowedSchemes: [...defaultSchemes],
    allowedSchemesByTag: { img: ["http", "https", "data"], blockquote: ["http", "https"] },
    allowedScriptHostnames: socialPlatforms.map((platform) => platform.scriptHost),
    allowVulnerableTags: true,
  });
}

/** Serialises the parsed tree: attribute order, entities and empty-value spelling do not matter. */
function treeOf(body: HTMLElement): string {
  const write = (node: ChildNode): string => {
    if (node.nodeType === 3) return JSON.stringify(node.nodeValue);
    if (!("attributes" in node)) return "";
    const element = node as Element;
    const attributes = [...element.attributes].map((attribute) => `${attribute.name}=${attribute.value.trim()}`).sort();
    return `<${[element.localName, ...attributes].join(" ")}>${[...element.childNodes].map(write).join("")}</>`;
  };
  body.normalize();
  return [...body.childNodes].map(write).join("");
}

interface Difference {
  why: string;
  input?: (body: HTMLElement) => void;
  result?: (body: HTMLElement) => void;
}

function dropAttributes(selector: string, drop: (attribute: Attr) => boolean): (body: HTMLElement) => void {
  return (body) => {
    for (const element of body.querySelectorAll(selector)) {
      for (const attribute of [...element.attributes]) if (drop(attribute)) element.removeAttribute(attribute.name);
    }
  };
}

const compact = (value: string) => value.replace(/[\0-\x20\u00a0\u2028]/g, "");

const differences: Difference[] = [
  {
    why: "The oracle's parser builds another tree from misnested or unfinished markup than a browser does.",
    input: () => {},
  },
  {
    why: "What stands in elements that are markup of another language, or fallbacks, is never the article's own words.",
    input: (body) => {
      const selector = "svg,math,template,noscript,noembed,noframes,title,xmp,plaintext,video,audio,style,iframe > *";
      for (const element of body.querySelectorAll(selector)) element.remove();
      for (const frame of body.querySelectorAll("iframe")) frame.textContent = "";
    },
  },
  {
    why: "A script that may not load goes whole; the oracle leaves its empty element. Only https and the plain host will do.",
    result: (body) => {
      const allowed = /^(https:)?\/\/(platform\.twitter\.com|platform\.x\.com|www\.instagram\.com)\//;
      for (const script of body.querySelectorAll("script")) {
        if (!allowed.test(script.getAttribute("src") ?? "")) script.remove();
      }
    },
  },
  {
    why: "All attributes of pre and code does not mean handlers, what acts by itself, and names no HTML has.",
    result: dropAttributes(
      "pre,code",
      ({ name }) =>
        /^on|^(autofocus|srcdoc|is|contenteditable|popover|slot|form.*)$/.test(name) || !/^[a-z][\w.-]*$/.test(name),
    ),
  },
  {
    why: "A tabindex that changes the order of the page goes.",
    result: dropAttributes("pre,code", ({ name, value }) => name === "tabindex" && !/^(0|-1)$/.test(value)),
  },
  {
    why: "An address that runs goes from open-ended attributes too, and is read without the spaces browsers skip.",
    result: dropAttributes("a,pre,code,blockquote", ({ value }) =>
      /^(javascript|vbscript|data):/i.test(compact(value)),
    ),
  },
  {
    why: "A picture's data is a bitmap.",
    result: dropAttributes(
      "img",
      ({ name, value }) => name === "src" && /^data:(?!image\/(png|jpeg|gif|webp|avif))/.test(value),
    ),
  },
  {
    why: "A frame shows http and https only.",
    result: dropAttributes("iframe", ({ name, value }) => name === "src" && /^(ftp|mailto|tel):/.test(value)),
  },
  {
    why: "DOMPurify drops a value that could end a comment or a raw text element if it were ever parsed inside one.",
    result: dropAttributes("*", ({ value }) =>
      /(--!?|\])>|<\/(style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i.test(value),
    ),
  },
  {
    why: "Inline style keeps a safe list of properties and values.",
    result: (body) => {
      for (const element of body.querySelectorAll("[style]")) {
        const style = safeStyle(element.getAttribute("style") ?? "");
        if (style === null) element.removeAttribute("style");
        else element.setAttribute("style", style);
      }
    },
  },
  {
    why: "Ids of the page itself and of the framework stay the page's.",
    result: dropAttributes("*", ({ name, value }) => name === "id" && /^(__.*|root|main|dataLayer)$/.test(value)),
  },
];

/** Returns the differences that explain the results, none if they are equal; undefined if unexplained. */
function explain(html: string): string[] | undefined {
  const ours = treeOf(bodyOf(sanitizeArticle(html)));
  if (ours === treeOf(bodyOf(oracle(html)))) return [];
  const causes: string[] = [];
  const given = documentBodyOf(html);
  let before = html;
  for (const { why, input } of differences) {
    if (!input) continue;
    input(given);
    if (given.innerHTML !== before) causes.push(why);
    before = given.innerHTML;
    if (ours === treeOf(bodyOf(oracle(before)))) return causes;
  }
  const result = bodyOf(oracle(before));
  for (const { why, result: change } of differences) {
    if (!change) continue;
    const unchanged = treeOf(result);
    change(result);
    if (treeOf(result) !== unchanged) causes.push(why);
    if (ours === treeOf(result)) return causes;
  }
  return undefined;
}

test.each(articles)("the oracle agrees: $name", ({ html }) => {
  expect(explain(html)).toEqual([]);
});

const small = hostileCorpus
  .filter(({ family }) => family !== "nesting")
  .map((one) => ({ ...one, causes: explain(one.html) }));

test.each(small)("the oracle agrees or differs for a known reason: $family: $html", ({ causes }) => {
  expect(causes).toBeDefined();
});

test("every listed difference occurs", () => {
  const found = new Set(small.flatMap(({ causes }) => causes ?? []));
  expect(differences.map(({ why }) => why).filter((why) => !found.has(why))).toEqual([]);
});
