// Who writes when no person does. What a person has written last is never replaced unasked.

export const STARTER_HAND = "starter";
export const IMPORT_HAND = "import";

export function isPerson(by: string): boolean {
  return by !== STARTER_HAND && by !== IMPORT_HAND;
}
