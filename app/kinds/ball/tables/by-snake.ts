import { nameKey, numberKey } from "#app/platform/search/number.ts";
import { columnLabels } from "./columns.ts";
import type { TableEntry, TableProblem } from "./read-table.ts";

export interface TableSnake {
  key: string;
  name: string;
  number: string;
  entries: TableEntry[];
}

/** Facts that do not change in a life, unlike a cage or a price. */
const LASTING = ["sex", "birth", "genotype"] as const;

/** Groups lines by snake: by number, else by name. A lasting fact that differs from an earlier line's is left out and named. */
export function bySnake(entries: readonly TableEntry[]): { snakes: TableSnake[]; problems: TableProblem[] } {
  const snakes = new Map<string, TableSnake>();
  const problems: TableProblem[] = [];
  for (const entry of entries) {
    const { line, name, number } = entry;
    const key = number ? `#${numberKey(number)}` : nameKey(name);
    const snake = snakes.get(key) ?? { key, name, number, entries: [] };
    const facts = { ...entry.facts };
    for (const column of LASTING) {
      const first = snake.entries.find((other) => other.facts[column]);
      if (!first || !facts[column] || facts[column] === first.facts[column]) continue;
      delete facts[column];
      problems.push({ line, message: `${columnLabels[column]}が、${first.line}行目と違います` });
    }
    snake.entries.push({ ...entry, facts });
    snakes.set(key, snake);
  }
  return { snakes: [...snakes.values()], problems };
}
