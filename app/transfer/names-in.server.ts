// A folder's files, less what operating systems and their tools put into every folder that people open.

import { readdirSync } from "node:fs";

const OF_SYSTEMS =
  /^(?:\..*|.*~|~\$.*|(?:eh)?thumbs(?:_vista)?\.db|desktop\.ini|\$recycle\.bin|system volume information|icon\r|__macosx|@eadir|lost\+found)$/is;

/** In order. Names that begin with a dot, among them macOS's, are passed over, too. */
export function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !OF_SYSTEMS.test(name))
    .toSorted();
}
