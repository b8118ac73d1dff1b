import type { Db } from "#app/platform/database/connection.server.ts";
import type { LineReading } from "./line.ts";

export type LineReader = (db: Db, line: string) => Promise<LineReading>;

const readers = new Map<string, LineReader>();

export function registerLineReader(name: string, reader: LineReader): void {
  readers.set(name, reader);
}

export function lineReader(name: string): LineReader | undefined {
  return readers.get(name);
}
