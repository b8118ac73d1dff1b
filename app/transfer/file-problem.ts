export interface FileProblem {
  file: string;
  line: number;
  message: string;
}

const MOST = 100;

/** Limits the problems and appends the number of the rest: finding each line takes time. */
export function firstProblems<Problem extends { message: string }>(problems: readonly Problem[]): Problem[] {
  const first = problems.slice(0, MOST);
  const next = problems[MOST];
  return next ? [...first, { ...next, message: `ほかに${problems.length - MOST}件の問題があります` }] : first;
}

export function problemText({ file, line, message }: FileProblem): string {
  return `${file}:${line} ${message}`;
}
