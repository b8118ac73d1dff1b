// Answers made with something that a later try may do better (an article that could not be cleaned in time): whoever keeps
// answers asks here whether one is worth keeping. Carried beside the request, so that no page in between can forget it.

import { AsyncLocalStorage } from "node:async_hooks";

const answers = new AsyncLocalStorage<{ isPassing: boolean }>();

/** What is being answered right now is not to be kept. */
export function answerIsPassing(): void {
  const answer = answers.getStore();
  if (answer) answer.isPassing = true;
}

/** What was made, and whether it is only for now. */
export async function madeForNow<Made>(make: () => Promise<Made>): Promise<{ made: Made; isPassing: boolean }> {
  const answer = { isPassing: false };
  const made = await answers.run(answer, make);
  return { made, isPassing: answer.isPassing };
}
