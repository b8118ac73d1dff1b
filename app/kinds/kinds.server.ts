// The registry on the server: the kinds, and the words keepers search with, which no browser needs.

import "./kinds.ts";
import { registerSearchWords } from "#app/content/search/words.ts";
import { functionWords } from "./search/function-words.ts";
import { sitePages } from "./search/site-pages.ts";
import { thesaurus } from "./search/thesaurus.ts";

registerSearchWords({ thesaurus, functionWords, pages: sitePages });
