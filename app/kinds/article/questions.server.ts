// Questions that an article asks in its headings, and the words with which it answers each.

import { paragraphsOf } from "#app/platform/richtext/plain-text.ts";

export interface Question {
  question: string;
  answer: string;
}

const HEADING = /<h([2-4])\b[^>]*>([\s\S]*?)<\/h\1>/g;
const ASKS = /[？?]$|[^なほわ]か$/;
const ANSWER_MAX = 1_500;

/** `html`: as the page shows it, cleaned. A heading that only leads to further headings answers nothing. */
export function questionsOf(html: string): Question[] {
  const headings = [...html.matchAll(HEADING)];
  return headings.flatMap((heading, i) => {
    const question = paragraphsOf(heading[2] ?? "").join("");
    if (!ASKS.test(question)) return [];
    const answer = paragraphsOf(html.slice(heading.index + heading[0].length, headings[i + 1]?.index)).join("\n");
    return answer === "" ? [] : [{ question: question.replace(/^\d+\.\s*/, ""), answer: answer.slice(0, ANSWER_MAX) }];
  });
}
