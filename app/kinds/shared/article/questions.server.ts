// Questions that an article asks in its headings, and the words with which it answers each.

import { paragraphsOf } from "#app/platform/richtext/plain-text.ts";

export interface Question {
  question: string;
  answer: string;
}

const BEGINNING = /<(?=h[2-4]\b)/;
const ASKS = /[？?]$|[^なほわ]か$/;
const ANSWER_MAX = 1_500;

/** `html`: as the page shows it, cleaned. A heading that only leads to further headings answers nothing. */
export function questionsOf(html: string): Question[] {
  return html
    .split(BEGINNING)
    .slice(1)
    .flatMap((part) => {
      const end = part.indexOf(`</${part.slice(0, 2)}>`);
      const question = end === -1 ? "" : paragraphsOf(`<${part.slice(0, end)}`).join("");
      if (!ASKS.test(question)) return [];
      const answer = paragraphsOf(part.slice(end)).join("\n");
      return answer === ""
        ? []
        : [{ question: question.replace(/^\d+\.\s*/, ""), answer: answer.slice(0, ANSWER_MAX) }];
    });
}
