// docs/rooms.svg: the rooms from the roof down, and for each which rooms it imports from. Nothing stands left of the stairs.

import { type Room, rooms } from "#app/rooms.ts";
import { imports, roomOf } from "./imports.ts";

const CELL = 20;
const LABELS = 150;
const TOP = 140;
const MARGIN = 12;

const STYLE = `
    text { font: 12px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; fill: #1f2933 }
    .line { stroke: #d5dbe1 }
    .self { fill: #d5dbe1 }
    .value { fill: #176b5b }
    .type { fill: none; stroke: #176b5b; stroke-width: 1.5 }
    .paper { fill: #ffffff }
    @media (prefers-color-scheme: dark) {
      text { fill: #dfe6ec }
      .line { stroke: #33404c }
      .self { fill: #33404c }
      .value { fill: #5fd0b5 }
      .type { stroke: #5fd0b5 }
      .paper { fill: #0c111b }
    }
  `;

const nameOf = ({ folder }: Room) => (folder === "" ? "app (root, entry)" : folder);
const middleOf = (index: number) => index * CELL + CELL / 2;

export function picture(): string {
  const side = rooms.length * CELL;
  const width = LABELS + side + MARGIN;
  const height = TOP + side + 3 * MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title">
  <title id="title">Each row is a room; its dots stand under the rooms that it imports from. No dot stands left of the stairs.</title>
  <style>${STYLE}</style>
  <rect class="paper" width="${width}" height="${height}"/>
${rooms.flatMap(rowOf).join("\n")}
${[...ties().values()].join("\n")}
  <circle class="value" cx="${LABELS + 8}" cy="${height - 16}" r="5"/><text x="${LABELS + 20}" y="${height - 12}">imports</text>
  <circle class="type" cx="${LABELS + 98}" cy="${height - 16}" r="4.5"/><text x="${LABELS + 110}" y="${height - 12}">imports types only</text>
</svg>
`;
}

function rowOf(room: Room, index: number): string[] {
  const name = nameOf(room);
  const x = LABELS + middleOf(index);
  const y = TOP + middleOf(index);
  return [
    `  <text x="${LABELS - 8}" y="${y + 4}" text-anchor="end">${name}</text>`,
    `  <text transform="translate(${x + 4} ${TOP - 8}) rotate(-90)">${name}</text>`,
    `  <path class="line" d="M${LABELS} ${y}H${LABELS + rooms.length * CELL}M${x} ${TOP}V${TOP + rooms.length * CELL}"/>`,
    `  <rect class="self" x="${x - 6}" y="${y - 6}" width="12" height="12" rx="2"/>`,
  ];
}

/** One dot a pair of rooms, hollow where only types are imported. */
function ties(): Map<string, string> {
  const dots = new Map<string, string>();
  const isValue = new Set(imports.filter((one) => !one.isType).map((one) => `${roomOf(one.from)} ${roomOf(one.to)}`));
  for (const { from, to } of imports) {
    const [row, column] = [roomOf(from), to.startsWith("app/") ? roomOf(to) : undefined];
    if (row === undefined || column === undefined || row === column) continue;
    const pair = `${row} ${column}`;
    const kind = isValue.has(pair) ? 'class="value" r="5"' : 'class="type" r="4.5"';
    dots.set(pair, `  <circle ${kind} cx="${LABELS + middleOf(column)}" cy="${TOP + middleOf(row)}"/>`);
  }
  return new Map([...dots].sort());
}
