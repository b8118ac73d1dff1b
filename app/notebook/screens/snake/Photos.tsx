import { useState } from "react";
import { type CareEvent, careLabels, careWords } from "#app/notebook/care/care.ts";
import { dayOf } from "#app/notebook/care/read-care.ts";
import { ChooseFile } from "#app/notebook/screens/frame/ChooseFile.tsx";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import { Sheet } from "#app/notebook/screens/records/RecordSheet.tsx";
import sheet from "#app/notebook/screens/records/Sheet.module.css";
import type { Snake } from "#app/notebook/snakes/snake.ts";
import {
  addPhotos,
  allSnakes,
  changePhoto,
  changeSnake,
  removePhoto,
  type SnakeWithRecords,
} from "#app/notebook/store/notebook.ts";
import { photoAddress } from "#app/notebook/store/pictures.ts";
import type { Photo } from "#app/notebook/store/readings.ts";
import { classes } from "#app/platform/site/classes.ts";
import { aheadProblem, daysBetween, formatDay, formatShortDay } from "#app/platform/site/days.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import { Select, TextInput } from "#app/ui/kit/Field.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import { useBusy } from "#app/ui/kit/use-busy.ts";
import { useLoaded } from "#app/ui/kit/use-loaded.ts";
import styles from "./Snake.module.css";

export function Photos({ own: { snake, photos, events } }: { own: SnakeWithRecords }) {
  const { write, writeAndSay } = useNotebook();
  const { isBusy, run } = useBusy();
  const [opened, setOpened] = useState<{ photo: Photo; snakes: readonly Snake[] } | null>(null);
  const add = (files: readonly File[]) =>
    run(async () => {
      if (files.length > 0) await writeAndSay(() => addPhotos(snake, files));
    });
  const cover = (photo: string, words: string) => void write(words, () => changeSnake(snake, { photo }));
  const recordOf = new Map(events.map((event) => [event.id, careLabels[event.care.kind]]));
  return (
    <section aria-labelledby="photos">
      <h2 id="photos">写真</h2>
      <ul className={styles.photos}>
        {photos.map((photo) => (
          <li key={photo.id}>
            <PhotoOf photo={photo} name={snake.name} of={recordOf.get(photo.record)} />
            <p className={classes("no-print", styles.photoDo)}>
              {photo.id === snake.photo ? (
                <Button look="quiet" onClick={() => cover("", "表紙から外しました")}>
                  表紙から外す
                </Button>
              ) : (
                <Button look="quiet" onClick={() => cover(photo.id, "表紙にしました")}>
                  表紙にする
                </Button>
              )}
              <Button
                look="quiet"
                onClick={async () => setOpened({ photo, snakes: (await allSnakes()).map((one) => one.snake) })}
              >
                編集
              </Button>
            </p>
          </li>
        ))}
      </ul>
      <div className={classes("no-print", styles.add)}>
        <ChooseFile accept="image/*" multiple aria-busy={isBusy} onChoose={(...files) => void add(files)}>
          写真を加える
        </ChooseFile>
      </div>
      {opened ? <PhotoSheet {...opened} snake={snake} events={events} onDone={() => setOpened(null)} /> : null}
    </section>
  );
}

interface SheetProps {
  photo: Photo;
  snakes: readonly Snake[];
  snake: Snake;
  events: readonly CareEvent[];
  onDone: () => void;
}

const RECORDS = 50;

function PhotoSheet({ photo, snakes, snake, events, onDone }: SheetProps) {
  const { today, write } = useNotebook();
  const day = photo.at ? dayOf(photo.at) : today;
  // Another device's clock may be ahead.
  const isAhead = day > today;
  const [typed, setTyped] = useState({ day, snake: snake.id });
  const [problems, setProblems] = useState<{ day?: string }>({});
  const far = (event: CareEvent) => Math.abs(daysBetween(dayOf(event.at), typed.day || today));
  const near = events.toSorted((a, b) => far(a) - far(b) || b.at.localeCompare(a.at));
  const own = near.findIndex(({ id }) => id === photo.record);
  const offered = own < RECORDS ? near.slice(0, RECORDS) : [near[own], ...near.slice(0, RECORDS - 1)];

  async function save(data: FormData) {
    const problem = typed.day === "" ? "日付を入力してください" : typed.day !== day && aheadProblem(typed.day, today);
    setProblems(problem ? { day: problem } : {});
    if (problem) return;
    // Noon in Japan, because only the date is known.
    const at = typed.day === day ? photo.at : `${typed.day}T03:00:00.000Z`;
    const after = { at, snake: typed.snake, record: String(data.get("record") ?? "") };
    if (await write("写真の情報を保存しました", () => changePhoto(photo, after, snake))) onDone();
  }

  async function remove() {
    if (await write("写真を消しました", () => removePhoto(photo.id, snake))) onDone();
  }

  return (
    <Sheet title="写真の情報" onClose={onDone}>
      <SendForm problems={problems} className={sheet.form} onSend={save}>
        <TextInput
          type="date"
          label="撮った日"
          value={typed.day}
          max={isAhead ? day : today}
          error={problems.day}
          onChange={({ currentTarget }) => setTyped({ ...typed, day: currentTarget.value })}
        />
        <Select
          label="個体"
          value={typed.snake}
          onChange={({ currentTarget }) => setTyped({ ...typed, snake: currentTarget.value })}
          options={snakes.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {typed.snake === snake.id && offered.length > 0 ? (
          <Select
            name="record"
            label="一緒に残す記録"
            none="なし"
            defaultValue={photo.record}
            options={offered.flatMap((event) =>
              event
                ? {
                    value: event.id,
                    label: `${formatShortDay(event.at)} ${careLabels[event.care.kind]} ${careWords(event.care)}`,
                  }
                : [],
            )}
          />
        ) : null}
        <div className={sheet.buttons}>
          <Button className={sheet.main}>保存</Button>
          <Button look="quiet" onClick={() => void remove()}>
            この写真を消す
          </Button>
        </div>
      </SendForm>
    </Sheet>
  );
}

/** `of`: label of the related record's kind. */
export function PhotoOf({ photo, name, of }: { photo: Photo; name: string; of?: string | undefined }) {
  const [read] = useLoaded(async () => ({ src: await photoAddress(photo.id).catch(() => null) }), [photo.id]);
  const day = photo.at ? formatDay(photo.at) : "";
  return (
    <figure className={styles.photo}>
      {read?.src ? <img src={read.src} alt={`${name}（${day}の写真）`} /> : null}
      {read?.src === null ? <p className={styles.quiet}>この写真は、ほかの端末かファイルにあります。</p> : null}
      <figcaption className={styles.quiet}>{[day, of].filter(Boolean).join("・")}</figcaption>
    </figure>
  );
}
