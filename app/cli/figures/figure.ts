// One hand for all figures of care: a drawing in `starter/figures` has classes alone; this gives it the site's colours for
// light and dark, its numbers, its shared parts, and the site's own snakes.

import { readFileSync } from "node:fs";
import "#app/kinds/kinds.ts";
import { readStarter } from "#app/cli/starter/read.server.ts";
import { builds } from "#app/snake/drawing/ages.ts";
import { drawFlat, type Face } from "#app/snake/drawing/flat.ts";
import { lookOfGenotype } from "#app/snake/drawing/look-of-genotype.ts";
import { diceOf } from "#app/snake/drawing/noise.ts";
import { genotypeOf } from "#app/snake/drawing/sheet.ts";
import { girth, girthOf, HALF, placedIn, spineAlong } from "#app/snake/drawing/spine.ts";
import { bookOfMorphs } from "#app/snake/genes/gene-book.ts";

export const DRAWN = new URL("../../../starter/figures/", import.meta.url);
export const SHOWN = new URL("../../../public/figures/", import.meta.url);

const book = bookOfMorphs(readStarter("morph"));
const css = readFileSync(new URL("../../ui/kit/tokens.css", import.meta.url), "utf8");
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map(([, name, ...both]) => [name, both]),
);
const parts = readFileSync(new URL("parts.svg", DRAWN), "utf8");

/** A token's colour in the light and in the dark. */
function token(name: string): [light: string, dark: string] {
  const [light, dark] = tokens.get(name) ?? [];
  if (!light || !dark) throw new Error(`no token ${name} of two colours`);
  return [light, dark];
}

const [paper, ink, muted] = [token("grey-0"), token("grey-8"), token("color-text-muted")];
const inks = {
  ground: token("grey-1"),
  paper,
  ink,
  muted,
  // White lines would glare in the dark.
  line: [ink[0], muted[1]],
  deep: [ink[0], paper[1]],
  // What is white stays pale at night: eggs, prey.
  pale: [paper[0], token("grey-5")[1]],
  tint: token("color-warning-soft"),
  tint2: token("grey-3"),
  signal: token("color-error-text"),
} as const;
const inkOf = (name: keyof typeof inks) => `var(--${name},${inks[name][0]})`;
const dark = Object.entries(inks)
  .map(([name, [, color]]) => `--${name}:${color}`)
  .join(";");

/** The pen: one outline, two flat tints, one signal colour, a finer line for grain and leaders. */
const hand =
  ".line,.tint,.tint2,.paper,.pale,.deep,.signal{stroke-width:2}.line,.tint,.tint2,.paper,.pale,.deep,.signal,.fine,.skin{stroke-linejoin:round;stroke-linecap:round}" +
  ".fine{stroke-width:1.2}.line,.skin,.fine,.signal{fill:none}.bare{stroke-width:0}.dashed{stroke-dasharray:6 5}" +
  "text{font:20px sans-serif}.middle,.n{text-anchor:middle}.end{text-anchor:end}.n{font-weight:700}";
const colours =
  `.ground{fill:${inkOf("ground")}}.line,.tint,.tint2,.paper,.pale,.deep,.skin{stroke:${inkOf("line")}}.fine{stroke:${inkOf("muted")}}.signal{stroke:${inkOf("signal")}}` +
  `.tint{fill:${inkOf("tint")}}.tint2{fill:${inkOf("tint2")}}.paper,.signal.paper{fill:${inkOf("paper")}}.pale{fill:${inkOf("pale")}}.deep{fill:${inkOf("deep")}}.hot{fill:${inkOf("signal")}}.ink,text{fill:${inkOf("ink")}}`;

type Attributes = Record<string, string>;

const attributesOf = (text: string): Attributes =>
  Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]));
const numbersOf = (text = "") => text.split(/[\s,]+/).map(Number);
const pointsOf = (text: string) => text.trim().split(/\s+/).map(numbersOf);

/** `<number n="1" x="…" y="…" to="x,y …"/>`: a number that the caption explains, with leaders to what it explains. */
function numbered({ n = "", x = "", y = "", to, class: more = "" }: Attributes): string {
  const leaders = to ? pointsOf(to).map(([a = 0, b = 0]) => `M${x} ${y}L${a} ${b}`) : [];
  const lines = leaders.length > 0 ? `<path class="fine" d="${leaders.join("")}"/>` : "";
  return `${lines}<circle class="paper${more && ` ${more}`}" cx="${x}" cy="${y}" r="14"/><text class="n" x="${x}" y="${Number(y) + 7}">${n}</text>`;
}

/**
 * `<snake …/>`. Where: `in="x y width height"` with `pose`, or `along="x,y x,y …"` (tail first) with `half`, half its width where it is
 * thickest. Who: `genes` (pastel.spider), `age`, `seed`. How: `view="side"`; `girth="share,half …"` for a shape of its own; `grain` for
 * fewer bytes; `face` (calm, clouded, gaping) for one seen near from the side.
 */
function snake(wish: Attributes, place: number): string {
  const age = wish.age === "hatchling" || wish.age === "young" || wish.age === "old" ? wish.age : "adult";
  const genotype = genotypeOf(book, wish.genes ?? "normal");
  if (!genotype) throw new Error(`no such genes: ${wish.genes}`);
  const scale = Number(wish.half ?? 0) / HALF;
  const [x = 0, y = 0, width = 0, height = 0] = numbersOf(wish.in);
  const knots = pointsOf(wish.along ?? "").map(([a = 0, b = 0]) => ({ x: a / scale, y: b / scale }));
  const shape = wish.girth
    ? girthOf(pointsOf(wish.girth).map(([share = 0, half = 0]) => [share, half] as const))
    : girth(builds[age].neck);
  const lies = wish.in
    ? placedIn({ x, y, width, height }, Number(wish.pose), builds[age], diceOf(wish.seed ?? ""))
    : { spine: spineAlong(knots, shape, 30), scale, x: 0, y: 0 };
  const edge = `class="skin" stroke-width="${round(2 / lies.scale)}"`;
  const drawn = drawFlat(lookOfGenotype(book, genotype), lies.spine, {
    id: `s${place}`,
    seed: wish.seed ?? "figure",
    isFromSide: wish.view === "side",
    edge,
    grain: Number(wish.grain ?? 2.3) / lies.scale,
    face: faces.find((face) => face === wish.face),
  });
  return `<g transform="translate(${round(lies.x)} ${round(lies.y)})scale(${Math.round(lies.scale * 1e4) / 1e4})">${drawn}</g>`;
}

const faces: readonly Face[] = ["calm", "clouded", "gaping"];

const round = (value: number) => Math.round(value * 10) / 10;

/** What `public/figures` shows of a drawing in `starter/figures`. */
export function figureOf(drawing: string): string {
  const [, width = "", height = ""] = /viewBox="0 0 (\d+) (\d+)"/.exec(drawing) ?? [];
  // A part that uses another is defined after it.
  let used = "";
  for (const [part, id] of [...parts.matchAll(/<symbol id="([\w-]+)".*?<\/symbol>/gs)].reverse())
    if (`${used}${drawing}`.includes(`#${id}"`)) used = part + used;
  const [title = ""] = /<title>.*?<\/title>/.exec(drawing) ?? [];
  const own = drawing.replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, "").replace(title, "");
  const inside = `${used && `<defs>${used}</defs>`}<path class="ground" d="M0 0h${width}v${height}H0z"/>${own}`
    .replaceAll(/<!--.*?-->/gs, "")
    .replaceAll(/<number ([^>]*)\/>/g, (_, text: string) => numbered(attributesOf(text)))
    .replaceAll(/<snake ([^>]*)\/>/g, (_, text: string, place: number) => snake(attributesOf(text), place));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" id="dark">${title}` +
    // As the device has it, or as the address says behind its #: in an <img> WebKit knows the device alone.
    `<style>${hand}${colours}@media(prefers-color-scheme:dark){#light:not(:target){${dark}}}#dark:target{${dark}}</style>` +
    `<g id="light">${inside}</g></svg>`
  )
    .replaceAll(/>\s+</g, "><")
    .replaceAll(/\s+/g, " ");
}
