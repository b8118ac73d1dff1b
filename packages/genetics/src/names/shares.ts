// Patterns of het percentages and other numbers next to states: 66%, 2/3, 66-100%, 100/66, ph66, S.パステル.

const hetAhead = "\\s*(?=het|pos|h(?![a-z])|ph(?![a-z])|p\\.?\\s?het|へて|ぽす|ぽつし)";
const chance = "(?:可能性|確率|見込み)";
export const marked = new RegExp(
  `(?:の?${chance}[はがも]?\\s?)?(\\d{1,6}(?:\\.\\d{1,9})?)\\s*(?:%|percent|ぱー(?:せんと)?)(?:\\+${hetAhead})?(?:の?${chance}(?:あり|有り|で)?|\\s?(?:chance|probability)(?: of)?)?`,
  "y",
);
export const bare = new RegExp(`(\\d{2,3}(?:\\.\\d{1,4})?)${hetAhead}`, "y");
export const share = new RegExp(`([123])\\s*/\\s*([234])(?:の?${chance}?で(?=\\s*(?:het|へて)))?${hetAhead}`, "y");
export const shareBehind = /([123])\s*\/\s*([234])(?![\d/])/y;
export const range = /(\d{2,3})\s?%?\s?[-~〜–]\s?(\d{2,3})\s?%/y;
const oneOfSeveral = "(?:100|[1-9]\\d)\\s*%?";
export const several = new RegExp(`${oneOfSeveral}(?:\\s*[/&]\\s*${oneOfSeveral})+`, "y");
export const severalAhead = new RegExp(`${several.source}${hetAhead}`, "y");
export const number = /\d{1,3}(?![\da-z.]|\s*(?:%|percent|ぱーせんと))/y;
export const numberOfHet = /\d{1,2}(?![\d.]|\s*(?:%|percent|ぱーせんと))/y;
export const afterHet = /(?:het|ph|pos|poss|possible|\bp|へて|へてろ|ぽす|ぽすへ)$/;
export const superLetter = /(?:sp?(?=[.・\s]?[ぁ-ん])|s(?=\.\s?[a-z]))/y;
export const possibleLetter = /p(?=\d{2}(?![\da-z]))/y;
export const listPlace = /\d{1,3}(?:[.):](?=\s|[ぁ-ん])|\|)/y;
/** Percentages commonly used for hets. */
export const likePercent = /^(?:12|25|33|50|66|67|75|100)$/;
