// Single marks gathered by colour and width into one path each: a dot becomes a line without length, with a round end.

const DOT = /^<ellipse rx="([\d.]+)"[^>]*translate\((-?\d+) (-?\d+)\)[^>]*fill="(#\w+)"/;
const LINE = /^<path d="([^"]+)" fill="none" stroke="(#\w+)" stroke-width="([\d.]+)"/;

export function gathered(marks: readonly string[]): string {
  let svg = "";
  let paths = new Map<string, string>();
  const add = (color: string, width: number, d: string) => {
    const key = `stroke="${color}" stroke-width="${width}"`;
    paths.set(key, (paths.get(key) ?? "") + d);
  };
  // What lies over others stays over them.
  const flush = () => {
    const lines = [...paths].map(([key, d]) => `<path d="${d}" ${key}/>`).join("");
    if (lines) svg += `<g fill="none" stroke-linecap="round">${lines}</g>`;
    paths = new Map();
  };
  for (const one of marks) {
    const [, radius, x, y, ink] = DOT.exec(one) ?? [];
    const [, d, color, width] = LINE.exec(one) ?? [];
    if (ink) add(ink, Math.max(4, 8 * Math.round(Number(radius) / 4)), `M${x} ${y}h0`);
    else if (d && color) add(color, Math.max(3, 3 * Math.round(Number(width) / 3)), whole(d));
    else {
      flush();
      svg += whole(one);
    }
  }
  flush();
  return svg;
}

/** With whole numbers in its paths. */
export function whole(svg: string): string {
  return svg.replaceAll(/-?\d+\.\d+(?=[ QLMZ])/g, (number) => String(Math.round(Number(number))));
}
