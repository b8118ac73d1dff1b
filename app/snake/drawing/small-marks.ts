// Single marks gathered by colour and width into one path each: a dot becomes a line without length, with a round end.

const DOT = /^<ellipse rx="([\d.]+)"[^>]*translate\((-?\d+) (-?\d+)\)[^>]*fill="(#\w+)"/;
const LINE = /^<path d="([^"]+)" fill="none" stroke="(#\w+)" stroke-width="([\d.]+)"/;

/** Whether it is a dot or a line: of many, one may be missing. */
export const isSingle = (mark: string) => DOT.test(mark) || LINE.test(mark);

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

const STEP = /([MLQZ])([^MLQZ]*)/g;

/** The paths of a drawing, each point told from where the pen stands: a third fewer bytes. */
export function fromWhereItStands(svg: string): string {
  return svg.replaceAll(/ d="([MLQZ\d\s.-]+)"/g, (_, d: string) => ` d="${relative(d)}"`);
}

function relative(d: string): string {
  let out = "";
  let last = "";
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = "", tail = ""] of d.matchAll(STEP)) {
    if (command === "Z") {
      out += "Z";
      [x, y, last] = [startX, startY, "Z"];
      continue;
    }
    const numbers = (tail.match(/-?[\d.]+/g) ?? []).map((number) => Math.round(Number(number)));
    if (command === "M") {
      [x = 0, y = 0] = numbers;
      [startX, startY] = [x, y];
      out += `M${spaced([x, y])}`;
      last = "M";
      numbers.splice(0, 2);
    }
    const many = command === "Q" ? 4 : 2;
    for (let i = 0; i + many <= numbers.length; i += many) {
      const step = numbers.slice(i, i + many).map((number, index) => number - (index % 2 === 0 ? x : y));
      const letter = command === "Q" ? "q" : "l";
      const apart = (step[0] ?? 0) < 0 ? "" : " ";
      out += (last === letter ? apart : letter) + spaced(step);
      last = letter;
      [x, y] = [x + (step.at(-2) ?? 0), y + (step.at(-1) ?? 0)];
    }
  }
  return out;
}

/** A minus sign parts numbers as well as a space. */
const spaced = (numbers: readonly number[]) => numbers.join(" ").replaceAll(" -", "-");
