import { Input } from "@chakra-ui/react";
import { ALT_MAX, pictureUrl } from "#app/platform/images/image.ts";
import { classes } from "#app/platform/site/classes.ts";
import pictureDialogStyles from "./PictureDialog.module.css";
import type { UploadResult, UploadRow } from "./picture.ts";
import styles from "./UploadRows.module.css";

export function UploadRows({ rows }: { rows: readonly UploadRow[] }) {
  return (
    <ul className={styles.rows} aria-label="アップロードの結果">
      {rows.map(({ key, name, sent, result, problem }, place) => (
        <li key={key} className={styles.row}>
          {result?.ok ? (
            <img src={pictureUrl(result.id, 320)} alt="" className={styles.thumb} />
          ) : (
            <span className={styles.thumb} aria-hidden="true" />
          )}
          <div className={styles.text}>
            <p className={styles.name}>{name}</p>
            {result ? <UploadOutcome result={result} /> : <Sending name={name} sent={sent} />}
            {result?.ok && isFirst(rows, place, result.id) ? <Words result={result} problem={problem} /> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Returns whether no row above is of the same picture, which is described once. */
function isFirst(rows: readonly UploadRow[], place: number, id: string): boolean {
  return rows.slice(0, place).every(({ result }) => !result?.ok || result.id !== id);
}

function Sending({ name, sent }: { name: string; sent: number }) {
  const words = sent === 0 ? "順番を待っています…" : sent < 1 ? `${Math.round(sent * 100)}%` : "保存しています…";
  return (
    <p className={styles.outcome}>
      <progress value={sent} max={1} aria-label={`${name}の送信`} className={styles.progress} /> {words}
    </p>
  );
}

function UploadOutcome({ result }: { result: UploadResult }) {
  const tone = !result.ok ? "refused" : result.isKnown ? "known" : "stored";
  const mark = { refused: "✕", known: "＝", stored: "✓" }[tone];
  return (
    <p className={classes(styles.outcome, styles[tone])} role={tone === "refused" ? "alert" : "status"}>
      <span aria-hidden="true">{mark}</span> {result.message}
    </p>
  );
}

function Words({ result, problem }: { result: UploadResult & { ok: true }; problem: string | undefined }) {
  const { id, alt, version, isIllustration } = result;
  const error = problem ? `words-${id}-error` : undefined;
  return (
    <>
      <input type="hidden" name="words" value={id} />
      <input type="hidden" name={`version:${id}`} value={version} />
      <label className={styles.label} htmlFor={`words-${id}`}>
        代替テキスト（画像が見えない人に伝わる短い説明）
      </label>
      <Input
        id={`words-${id}`}
        name={`alt:${id}`}
        defaultValue={alt}
        maxLength={ALT_MAX}
        size="sm"
        aria-describedby={error}
        aria-invalid={error ? true : undefined}
      />
      {error ? (
        <p id={error} className={styles.refused}>
          {problem}
        </p>
      ) : null}
      <label className={styles.check}>
        <input type="checkbox" name={`illustration:${id}`} defaultChecked={isIllustration} />
        イラスト（写真ではないことを、ページに書き添えます）
      </label>
    </>
  );
}

export function UploadStates({ rows }: { rows: readonly UploadRow[] }) {
  if (rows.length === 0) return null;
  return (
    <ul className={pictureDialogStyles.states} aria-label="アップロードの結果">
      {rows.map(({ key, name, sent, result }) => (
        <li key={key}>
          <p className={styles.name}>{name}</p>
          {result ? <UploadOutcome result={result} /> : <Sending name={name} sent={sent} />}
        </li>
      ))}
    </ul>
  );
}
