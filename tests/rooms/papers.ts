// What docs and README take from the code: the table of rooms and the picture of who imports whom.

import { readFileSync } from "node:fs";
import { rooms } from "#app/rooms.ts";
import { picture } from "./picture.ts";

export interface Paper {
  path: string;
  /** The whole file as it should be. */
  text: string;
}

export function papers(): Paper[] {
  return [
    { path: "docs/rooms.svg", text: picture() },
    ...["README.md", "docs/architecture.md"].map((path) => ({ path, text: withTable(readFileSync(path, "utf8")) })),
  ];
}

const TABLE = /(<!-- rooms: npm run map -->\n).*?(<!-- \/rooms -->)/s;

function withTable(text: string): string {
  if (!TABLE.test(text)) throw new Error("The marks of the table of rooms are missing.");
  return text.replace(TABLE, (_, before: string, after: string) => `${before}\n${table()}\n${after}`);
}

/** With the columns filled up, as the formatter leaves a table. */
function table(): string {
  const head: Row = ["room", "what is there"];
  const rows = rooms.map(({ folder, holds }): Row => [`\`app/${folder === "" ? "" : `${folder}/`}\``, holds]);
  const [first, second] = [0, 1].map((at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)));
  const line = ([room, holds]: Row) => `| ${room.padEnd(first ?? 0)} | ${holds.padEnd(second ?? 0)} |\n`;
  return [head, ["-".repeat(first ?? 0), "-".repeat(second ?? 0)] as Row, ...rows].map(line).join("");
}

type Row = [room: string, holds: string];
