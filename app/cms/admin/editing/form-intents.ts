// What the form's buttons ask for.

/** What the form's buttons do. The first is what Enter does: it changes nothing visitors see and takes nothing away. */
export const intents = [
  "save",
  "publish",
  "unschedule",
  "discard",
  "end",
  "trash",
  "draw",
  "all-mine",
  "all-theirs",
] as const;
export type Intent = (typeof intents)[number];
