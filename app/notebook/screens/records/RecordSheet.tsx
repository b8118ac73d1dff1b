// Bottom sheet to create or edit a record: choose the kind, then fill in its fields.

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Care, type CareEvent, type CareKind, careKinds, careLabels, careWords } from "#app/notebook/care/care.ts";
import { type Doubt, doubtOf } from "#app/notebook/care/doubts.ts";
import { localMoment, type Problems, readCare, type Typed, typedOf } from "#app/notebook/care/read-care.ts";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import keep from "#app/notebook/screens/keep/Keep.module.css";
import { addEvents, changeEvent, nearbyEvents, removeThings } from "#app/notebook/store/notebook.ts";
import type { TodaySnake } from "#app/notebook/today/today.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import { TextInput } from "#app/ui/kit/Field.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import { useBusy } from "#app/ui/kit/use-busy.ts";
import { CareForm } from "./CareForm.tsx";
import styles from "./Sheet.module.css";

interface Props {
  snake: TodaySnake;
  kind?: CareKind;
  event?: CareEvent;
  onDone: () => void;
}

export function RecordSheet({ kind: first, ...props }: Props) {
  const { snake, event, onDone } = props;
  const [kind, setKind] = useState<CareKind | undefined>(event?.care.kind ?? first);
  const { name } = snake.snake;
  return (
    <Sheet
      title={event ? `${name}の記録を編集` : kind ? `${name}：${careLabels[kind]}` : `${name}の何を記録しますか`}
      onClose={onDone}
    >
      {kind ? (
        <OneRecord {...props} kind={kind} />
      ) : (
        <div className={styles.kinds}>
          {careKinds.map((one) => (
            <Button key={one} look="outline" onClick={() => setKind(one)}>
              {careLabels[one]}
            </Button>
          ))}
        </div>
      )}
    </Sheet>
  );
}

function OneRecord({ snake, kind, event, onDone }: Props & { kind: CareKind }) {
  const { write, writeAndSay } = useNotebook();
  const form = useRef<HTMLFormElement>(null);
  const [typed] = useState<Typed>(() => (event ? typedOf(event.care, event.at) : blank(kind, snake, new Date())));
  const [problems, setProblems] = useState<Problems>({});
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const removal = useBusy();
  const { id, name } = snake.snake;

  // The button that chose the kind is gone: move the focus to the first field.
  useEffect(() => goOnIn(form.current?.querySelector("input:checked, input:not([type=radio]), textarea")), []);

  async function send(typed: FormData, isSure: boolean) {
    const values = Object.fromEntries([...typed].map(([field, value]) => [field, String(value)]));
    const read = readCare(kind, values, new Date(), event?.at);
    setProblems(read.ok ? {} : read.problems);
    if (!read.ok) return;
    const { care, at } = read;
    const others = await nearbyEvents(id, at, event?.id);
    const found = doubtOf(snake.snake, care, at, others);
    if (found && !isSure) {
      setDoubt(found);
      return;
    }
    const files = typed.getAll("photos").filter((file) => file instanceof File && file.size > 0) as File[];
    const target = event ?? others.find((other) => other.id === found?.replaces) ?? null;
    const isWritten = await writeAndSay(() => written({ id, name, care, at }, target, files));
    if (isWritten) onDone();
  }

  return (
    <SendForm
      ref={form}
      problems={problems}
      className={styles.form}
      onSend={(data) => send(data, doubt !== null)}
      onInput={() => setDoubt(null)}
    >
      <CareForm kind={kind} typed={typed} problems={problems} />
      <TextInput type="file" name="photos" label="写真（なくてもかまいません）" accept="image/*" multiple />
      {doubt ? (
        <p role="alert" className={keep.trouble}>
          {doubt.question}
        </p>
      ) : null}
      <div className={styles.buttons}>
        <Button className={styles.main}>
          {doubt ? (doubt.replaces ? "置き換える" : "このまま記録する") : event ? "保存" : "記録する"}
        </Button>
        {event ? (
          <Button
            look="quiet"
            aria-busy={removal.isBusy}
            onClick={() =>
              removal.run(async () => {
                const words = `${name}：「${careWords(event.care)}」を消しました`;
                if (await write(words, () => removeThings([event.id]))) onDone();
              })
            }
          >
            この記録を消す
          </Button>
        ) : null}
      </div>
    </SendForm>
  );
}

/** Delay before moving the focus: Orca announces neither the dialog nor its field if both are focused at once. */
const HEARD_MS = 300;

/** Moves the focus to the field after the delay, or on the first key press, which then goes into the field. */
function goOnIn(field: HTMLElement | null | undefined) {
  // Phones only show the keyboard for an element that is focused immediately.
  if (!matchMedia("(hover: hover)").matches) return field?.focus();
  const sheet = field?.closest("dialog");
  const go = () => sheet?.querySelector(":is(button, input, select, textarea):focus") || field?.focus();
  const timer = setTimeout(go, HEARD_MS);
  sheet?.addEventListener("keydown", go, { once: true });
  return () => clearTimeout(timer);
}

/** Saves the record. `target`: the record to update or replace. */
async function written(
  { id, name, care, at }: { id: string; name: string; care: Care; at: string },
  target: CareEvent | null,
  files: readonly File[],
) {
  const loaded = files.length > 0 ? await import("#app/notebook/photos/shrink.ts") : null;
  const { photos = [], unread = [] } = (await loaded?.newPhotos(files)) ?? {};
  const rest = loaded?.unreadWords(unread) ?? "";
  if (target) {
    const undo = await changeEvent(target, { at, care }, photos);
    return { words: `${name}：「${careWords(care)}」に直しました${rest}`, undo };
  }
  const undo = await addEvents([{ snake: id, at, care }], photos);
  const words = `${name}：${careLabels[care.kind]}「${careWords(care)}」を記録しました${rest}`;
  return { words, undo };
}

/** Default values of a new record: now, and the prey of the last meal. */
function blank(kind: CareKind, { digest }: TodaySnake, now: Date): Typed {
  const at = localMoment(now);
  const meal = digest.lastMeal?.meal;
  if (kind !== "meal" || !meal) return { at };
  return { ...typedOf({ ...meal, outcome: "eaten" }, now.toISOString()), at };
}

export function Sheet({ title, onClose, children }: { title: string; onClose: () => void; children: React.ReactNode }) {
  const { trouble, mayLeave } = useNotebook();
  const leave = () => mayLeave() && onClose();
  const [before] = useState(trouble);
  const box = useRef<HTMLDialogElement>(null);
  // Layout effect: close before the dialog is removed, so that the focus returns to the opener.
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    // Focus the dialog so that its title is announced instead of its first button.
    dialog?.focus();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape and the button
    <dialog
      ref={box}
      tabIndex={-1}
      className={styles.sheet}
      aria-labelledby="sheet-title"
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      // Browsers may close it without asking, when its question was answered with no.
      onClose={onClose}
      onClick={({ target }) => target === box.current && leave()}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id="sheet-title">{title}</h2>
          <button type="button" className={styles.close} aria-label="閉じる" onClick={leave}>
            ×
          </button>
        </div>
        {trouble && trouble !== before ? (
          <p role="alert" className={styles.trouble}>
            {trouble.words}
          </p>
        ) : null}
        {children}
      </div>
    </dialog>
  );
}
