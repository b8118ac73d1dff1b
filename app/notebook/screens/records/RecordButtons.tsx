import type { CareKind } from "#app/notebook/care/care.ts";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import type { TodaySnake } from "#app/notebook/today/today.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import styles from "./Sheet.module.css";

interface ManyProps {
  lines: readonly TodaySnake[];
  kind: CareKind;
  /** Visually hidden name of the list, to tell apart several lists on a page. */
  of?: string;
  children: string;
}

export function Many({ lines, kind, of, children }: ManyProps) {
  const { record } = useNotebook();
  if (lines.length < 2) return null;
  return (
    <Button look="outline" onClick={() => record({ snakes: lines, kind })}>
      {children}
      {of && <span className="visually-hidden">（{of}）</span>}
    </Button>
  );
}

export function More({ line }: { line: TodaySnake }) {
  const { record } = useNotebook();
  return (
    <button type="button" className={styles.more} onClick={() => record({ snake: line })}>
      <span aria-hidden="true">＋</span>
      <span className="visually-hidden">{line.snake.name}に記録する</span>
    </button>
  );
}
