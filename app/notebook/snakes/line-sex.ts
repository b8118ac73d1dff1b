// A sex as a line of one's own snakes says it.

/** Words for a sex stand alone, or where the script changes: カオス and オスカー are names. */
export const FEMALE =
  /♀|(?<![ァ-ヺー])メス(?![ァ-ヺー])|(?<!\p{sc=Han})雌(?!\p{sc=Han})|\bfemale\b|(?<![\d.])0\.1(?![\d.])/iu;
export const MALE =
  /♂|(?<![ァ-ヺー])オス(?![ァ-ヺー])|(?<!\p{sc=Han})雄(?!\p{sc=Han})|\bmale\b|(?<![\d.])1\.0(?![\d.])/iu;
