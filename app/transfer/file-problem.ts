// What is the matter with a file, told by its name and line.

export interface FileProblem {
  file: string;
  /** From 1. */
  line: number;
  message: string;
}

export function problemText({ file, line, message }: FileProblem): string {
  return `${file}:${line} ${message}`;
}
