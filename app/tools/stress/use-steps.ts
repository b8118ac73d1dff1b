// One part of the form at a time, where scripts run; all of it at once where none do.

import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { type Area, areas, questions } from "./questions.ts";

/** Signs seen today, then the areas in their order. */
export const steps = ["flags", ...(Object.keys(areas) as Area[])] as const;
export type Step = (typeof steps)[number];

export const stepLabels: Record<Step, string> = { flags: "いまのようす", ...areas };

/** `step`: null until the page has been taken over, and everything is shown. */
export function useSteps() {
  const form = useRef<HTMLFormElement>(null);
  const [step, setStep] = useState<Step | null>(null);
  const { hash } = useLocation();

  // A link to a question opens the part that it is in.
  useEffect(() => {
    const target = questions.find(({ id }) => hash === `#question-${id}`);
    setStep((now) => target?.area ?? now ?? "flags");
    if (target) requestAnimationFrame(() => document.getElementById(`question-${target.id}`)?.scrollIntoView());
  }, [hash]);

  const go = useCallback((to: Step) => {
    setStep(to);
    requestAnimationFrame(() => {
      form.current?.scrollIntoView();
      form.current?.querySelector<HTMLElement>(`[data-step="${to}"] [tabindex="-1"]`)?.focus({ preventScroll: true });
    });
  }, []);

  const place = step === null ? -1 : steps.indexOf(step);
  return { form, step, go, before: steps[place - 1], after: step === null ? undefined : steps[place + 1] };
}
