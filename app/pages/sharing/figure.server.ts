// A figure of care for a share picture: in light colours on its own ground, without the numbers that only its caption explains.

import { existsSync, readFileSync } from "node:fs";

/** In the sources, and where only what was built is there. */
const FOLDERS = ["public", "build/client"];
/** As the share picture shows it. */
const [WIDTH, HEIGHT] = [480, 360];

/** A number's leaders, its circle and itself. */
const NUMBER = /(?:<path class="fine" d="M[\d.]+ [\d.]+L[^"]*"\/>)?<circle [^>]*r="14"\/><text class="n".*?<\/text>/gs;

/** `address`: as a page names it. An SVG without text; null where there is no such figure. */
export function figureToShare(address: string): string | null {
  const file = FOLDERS.map((folder) => folder + address).find((path) => existsSync(path));
  const svg = file && readFileSync(file, "utf8");
  if (!svg?.includes(`viewBox="0 0 ${WIDTH} `)) return null;
  const bare = svg
    // The renderer knows no variables, and no dark theme.
    .replaceAll(/var\(--\w+,(#\w+)\)/g, "$1")
    .replace(/@media\(prefers-color-scheme:dark\).*?(?=<\/style>)/s, "")
    .replaceAll(NUMBER, "")
    .replaceAll(/<text\b.*?<\/text>/gs, "")
    // Whole within the plate, whatever its own height.
    .replace(/ width="\d+" height="\d+"/, ` width="${WIDTH}" height="${HEIGHT}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><path class="ground" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${bare}</svg>`;
}
