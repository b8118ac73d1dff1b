// Keeps a form's answer until the page is left: React Router drops it on navigation within the page.

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
