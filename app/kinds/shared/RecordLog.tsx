// Editable log, newest first. The URL determines which line's form is open.

import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import styles from "./RecordLog.module.css";

interface Line {
  id: number;
  version: number;
  /** `days` as text; `date` for the datetime attribute. */
  days: string;
  date: string;
  label: string;
  words: ReactNode;
}

interface Props<One extends Line> {
  path: string;
  /** Parameter and input name for lines. */
  name: "record" | "event";
  lines: readonly One[];
  /** Id of the line being edited. */
  opened: number | null | undefined;
  /** Version in a rejected form. */
  version: number | undefined;
  children(line: One): ReactNode;
}

export function RecordLog<One extends Line>({ path, name, lines, opened, version, children }: Props<One>) {
  if (lines.length === 0) return <p>まだ記録はありません。</p>;
  return (
    <ul className={styles.log}>
      {lines.map((line) => (
        <li key={line.id} id={`${name}-${line.id}`}>
          <span className={styles.words}>
            <time dateTime={line.date}>{line.days}</time> {line.words}
          </span>
          {line.id === opened ? (
            <SendForm action={path} noValidate className={styles.form}>
              <input type="hidden" name={name} value={line.id} />
              <input type="hidden" name="version" value={version ?? line.version} />
              {children(line)}
              <div className={styles.line}>
                <Button type="submit" name="do" value="correct" size="sm">
                  保存
                </Button>
                <Button type="submit" name="do" value="remove" size="sm" variant="outline" colorPalette="red">
                  この記録を削除
                </Button>
                <Link to={path}>やめる</Link>
              </div>
            </SendForm>
          ) : (
            <Link to={`${path}?${name}=${line.id}#${name}-${line.id}`} aria-label={`${line.days}の${line.label}を編集`}>
              編集
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
