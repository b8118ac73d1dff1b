// A snake's photographs: its cover, others, and removing one.

import { useEffect, useState } from "react";
import { NOT_A_PICTURE, shrink } from "#app/notebook/photos/shrink.ts";
import { ChooseFile } from "#app/notebook/screens/frame/ChooseFile.tsx";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import type { Snake } from "#app/notebook/snakes/snake.ts";
import { changeSnake, removeRecords, restoreRecords } from "#app/notebook/store/notebook.ts";
import { photoAddress } from "#app/notebook/store/pictures.ts";
import type { Photo } from "#app/notebook/store/readings.ts";
import { StoreTrouble } from "#app/notebook/store/trouble.ts";
import { classes } from "#app/platform/site/classes.ts";
import { formatDay } from "#app/platform/site/days.ts";
import styles from "./Snake.module.css";

export function Photos({ snake, photos }: { snake: Snake; photos: readonly Photo[] }) {
  const { write } = useNotebook();
  async function add(file: File | undefined) {
    if (!file) return;
    await write(async () => {
      const photo = await shrink(file).catch(() => {
        throw new StoreTrouble(NOT_A_PICTURE);
      });
      await changeSnake(snake, {}, photo);
      return { words: `${snake.name}の写真を残しました` };
    });
  }
  return (
    <section aria-labelledby="photos">
      <h2 id="photos">写真</h2>
      <ul className={styles.photos}>
        {photos.map((photo) => (
          <li key={photo.id}>
            <PhotoOf photo={photo} name={snake.name} />
            <p className={classes("no-print", styles.photoDo)}>
              {photo.id === snake.photo ? (
                <span>表紙</span>
              ) : (
                <button
                  type="button"
                  onClick={() =>
                    void write(async () => {
                      const undo = await changeSnake(snake, { photo: photo.id });
                      return { words: "表紙にしました", undo };
                    })
                  }
                >
                  表紙にする
                </button>
              )}
              <button
                type="button"
                onClick={() =>
                  void write(async () => {
                    const isCover = photo.id === snake.photo;
                    await removeRecords([photo.id]);
                    const back = isCover ? await changeSnake(snake, { photo: "" }) : null;
                    return {
                      words: "写真を消しました",
                      undo: async () => {
                        await restoreRecords([photo.id]);
                        await back?.();
                      },
                    };
                  })
                }
              >
                消す
              </button>
            </p>
          </li>
        ))}
      </ul>
      <div className={classes("no-print", styles.add)}>
        <ChooseFile accept="image/*" onChoose={(file) => void add(file)}>
          写真を加える
        </ChooseFile>
      </div>
    </section>
  );
}

export function PhotoOf({ photo, name }: { photo: Photo; name: string }) {
  const [src, setSrc] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    photoAddress(photo.id).then(
      (found) => isWanted && setSrc(found),
      () => isWanted && setSrc(null),
    );
    return () => {
      isWanted = false;
    };
  }, [photo.id]);
  const day = photo.at ? formatDay(photo.at) : "";
  return (
    <figure className={styles.photo}>
      {src ? <img src={src} alt={`${name}（${day}の写真）`} /> : null}
      {src === null ? <p className={styles.quiet}>この写真は、別の端末かファイルにあります。</p> : null}
      <figcaption className={styles.quiet}>{day}</figcaption>
    </figure>
  );
}
