// Who writes when no person does. What a person has written last is never replaced unasked.

export const STARTER_ACTOR = "starter";
export const IMPORT_ACTOR = "import";

export const MACHINES: readonly string[] = [STARTER_ACTOR, IMPORT_ACTOR];

export function isPerson(by: string): boolean {
  return !MACHINES.includes(by);
}

/** A writer as people read it. */
export function writerName(by: string): string {
  return isPerson(by) ? by : "ファイルの読み込み";
}
