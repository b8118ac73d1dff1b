// Writers other than people. Imports never overwrite a person's last edit unless asked.

export const STARTER_ACTOR = "starter";
export const IMPORT_ACTOR = "import";

export const MACHINES: readonly string[] = [STARTER_ACTOR, IMPORT_ACTOR];

export function isPerson(by: string): boolean {
  return !MACHINES.includes(by);
}

export function writerName(by: string): string {
  return isPerson(by) ? by : "ファイルの読み込み";
}
