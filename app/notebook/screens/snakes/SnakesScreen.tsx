// All snakes as a sheet of pictures, by group; who left is at the end.

import { Link } from "react-router";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import { Many, More } from "#app/notebook/screens/records/RecordButtons.tsx";
import { inShelfOrder, snakeWords, standingLabels } from "#app/notebook/snakes/snake.ts";
import type { TodaySnake } from "#app/notebook/today/today.ts";
import { ButtonLink } from "#app/ui/kit/Button.tsx";
import { Fold } from "#app/ui/kit/Fold.tsx";
import { SnakePicture } from "./SnakePicture.tsx";
import styles from "./Snakes.module.css";

export function SnakesScreen({ snakes }: { snakes: readonly TodaySnake[] }) {
  const { today } = useNotebook();
  const byId = new Map(snakes.map((one) => [one.snake.id, one]));
  const ordered = inShelfOrder(snakes.map(({ snake }) => snake)).flatMap(({ id }) => byId.get(id) ?? []);
  const here = ordered.filter(({ snake }) => snake.standing === "here");
  const gone = ordered.filter(({ snake }) => snake.standing !== "here");
  const groups = Map.groupBy(here, ({ snake }) => snake.group);
  const names = [...groups.keys()].toSorted((a, b) => Number(a === "") - Number(b === "") || a.localeCompare(b, "ja"));
  return (
    <div className={styles.all}>
      <div className={styles.head}>
        <h1>個体 {here.length > 0 ? <span>{here.length}匹</span> : null}</h1>
        <Many lines={here} kind="weight">
          まとめて記録
        </Many>
        <ButtonLink to="/note/new">加える</ButtonLink>
      </div>
      {here.length === 0 ? <p>まだ1匹もいません。「加える」から、名前だけで始められます。</p> : null}
      {names.map((name) => (
        <section key={name} aria-label={name || "グループなし"}>
          {names.length > 1 ? <h2 className={styles.group}>{name || "グループなし"}</h2> : null}
          <Cards snakes={groups.get(name) ?? []} today={today} />
        </section>
      ))}
      {gone.length > 0 ? (
        <Fold label={`いなくなった個体（${gone.length}匹）`}>
          <Cards snakes={gone} today={today} />
        </Fold>
      ) : null}
    </div>
  );
}

function Cards({ snakes, today }: { snakes: readonly TodaySnake[]; today: string }) {
  return (
    <ul className={styles.cards}>
      {snakes.map(({ snake, digest }) => (
        <li key={snake.id} className={styles.card}>
          <SnakePicture snake={snake} shape="wide" />
          <Link to={`/note/snake/${snake.id}`} className={styles.name}>
            {snake.name}
          </Link>
          <span className={styles.facts}>
            {snake.standing === "here" ? snakeWords(snake, today) : standingLabels[snake.standing]}
          </span>
          <span className={styles.weight}>
            {digest.lastWeight ? `${digest.lastWeight.grams.toLocaleString("ja-JP")}g` : ""}
            {snake.enclosure ? <span> {snake.enclosure}</span> : null}
          </span>
          {snake.standing === "here" ? <More line={{ snake, digest }} /> : null}
        </li>
      ))}
    </ul>
  );
}
