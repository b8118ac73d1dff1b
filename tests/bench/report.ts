// Collects the benchmark results: prints each line immediately and a table at the end.

/** `seen`: measured value as displayed; `goal`: empty if there is no bound. */
export type Say = (name: string, seen: string, goal: string, isMet: boolean) => void;

interface Line {
  name: string;
  seen: string;
  goal: string;
  isMet: boolean;
}

const lines: Line[] = [];

export const say: Say = (name, seen, goal, isMet) => {
  lines.push({ name, seen, goal, isMet });
  console.log(`${mark({ goal, isMet })} ${name}: ${seen}${goal && `   ${goal}`}`);
};

/** Prints all results in columns. Returns whether every goal was met. */
export function table(): boolean {
  const width = (of: (line: Line) => string) => Math.max(4, ...lines.map((line) => of(line).length));
  const [names, goals, seens] = [width(({ name }) => name), width(({ goal }) => goal), width(({ seen }) => seen)];
  const row = (name: string, goal: string, seen: string, met: string) =>
    `${name.padEnd(names)}  ${goal.padEnd(goals)}  ${seen.padStart(seens)}  ${met}`;
  console.log(`\n${row("", "goal", "seen", "met")}`);
  for (const line of lines) console.log(row(line.name, line.goal, line.seen, mark(line).trim()));
  const missed = lines.filter(({ isMet }) => !isMet).length;
  console.log(`\n${lines.length - missed} of ${lines.length} met\n`);
  return missed === 0;
}

function mark({ goal, isMet }: Pick<Line, "goal" | "isMet">): string {
  if (!isMet) return "MISS";
  return goal === "" ? "    " : "  ok";
}
