// The answer to a form, remembered until the page is left: following a link within the page makes the router forget it.

import { useState } from "react";
import { useLocation } from "react-router";

export function useAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { pathname } = useLocation();
  const [shown, setShown] = useState({ pathname, answer });
  if (shown.pathname !== pathname || (answer !== undefined && answer !== shown.answer)) {
    setShown({ pathname, answer });
    return answer;
  }
  return shown.answer;
}
