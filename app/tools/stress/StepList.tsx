// The parts of the check, each with how much of it is answered: to go to any of them at once.

import { type Area, questions } from "./questions.ts";
import styles from "./StepList.module.css";
import { type Step, stepLabels, steps } from "./use-steps.ts";

interface Props {
  step: Step;
  /** Ids of the questions that have an answer. */
  decided: ReadonlySet<string>;
  onGo: (to: Step) => void;
}

export function StepList({ step, decided, onGo }: Props) {
  return (
    <nav aria-label="チェックの順番">
      <ol className={`no-print ${styles.list}`}>
        {steps.map((one) => (
          <li key={one}>
            <button
              type="button"
              className={styles.step}
              aria-current={one === step ? "step" : undefined}
              onClick={() => onGo(one)}
            >
              {stepLabels[one]}
              {one === "flags" ? null : <span className={styles.count}>{countIn(one, decided)}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function countIn(area: Area, decided: ReadonlySet<string>): string {
  const own = questions.filter((question) => question.area === area);
  return `${own.filter(({ id }) => decided.has(id)).length}/${own.length}`;
}
