// Who writes when no person does. What a person has written last is never replaced unasked.

export const STARTER_ACTOR = "starter";
export const IMPORT_HAND = "import";

export function isPerson(by: string): boolean {
  return by !== STARTER_ACTOR && by !== IMPORT_HAND;
}
