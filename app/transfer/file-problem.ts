// A problem of a file, with its name and line.

export interface FileProblem {
  file: string;
  /** From 1. */
  line: number;
  message: string;
}

const MOST = 100;

/** The first of a file's problems, and how many more there are: each line takes time to find. */
export function firstProblems<Problem extends { message: string }>(problems: readonly Problem[]): Problem[] {
  const first = problems.slice(0, MOST);
  const next = problems[MOST];
  return next ? [...first, { ...next, message: `ほかに${problems.length - MOST}件の問題があります` }] : first;
}

export function problemText({ file, line, message }: FileProblem): string {
  return `${file}:${line} ${message}`;
}
