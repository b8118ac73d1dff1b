import { memo } from "react";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import { useShowRest } from "#app/notebook/screens/frame/use-show-rest.ts";
import { Many, More } from "#app/notebook/screens/records/RecordButtons.tsx";
import { byName, inShelfOrder, snakeWords, standingLabels } from "#app/notebook/snakes/snake.ts";
import type { TodaySnake } from "#app/notebook/today/today.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { ButtonLink } from "#app/ui/kit/Button.tsx";
import { Fold } from "#app/ui/kit/Fold.tsx";
import { SnakePicture } from "./SnakePicture.tsx";
import styles from "./Snakes.module.css";

const AT_ONCE = 24;

export const SnakesScreen = memo(({ snakes }: { snakes: readonly TodaySnake[] }) => {
  const { today } = useNotebook();
  const byId = new Map(snakes.map((one) => [one.snake.id, one]));
  const ordered = inShelfOrder(snakes.map(({ snake }) => snake)).flatMap(({ id }) => byId.get(id) ?? []);
  const here = ordered.filter(({ snake }) => snake.standing === "here");
  const gone = ordered.filter(({ snake }) => snake.standing !== "here");
  const groups = Map.groupBy(here, ({ snake }) => snake.group);
  const names = [...groups.keys()].toSorted((a, b) => Number(a === "") - Number(b === "") || byName.compare(a, b));
  const isWhole = useShowRest();
  const cards = names.flatMap((name) => groups.get(name) ?? []).slice(0, isWhole ? here.length : AT_ONCE);
  return (
    <div className={styles.all}>
      <div className={styles.head}>
        <h1>個体 {here.length > 0 ? <span>{here.length}匹</span> : null}</h1>
        <Many lines={here} kind="weight">
          まとめて記録
        </Many>
        <ButtonLink to="/note/search" look="outline">
          探す
        </ButtonLink>
        <ButtonLink to="/note/table" look="outline">
          表やメモから移す
        </ButtonLink>
        <ButtonLink to="/note/new">加える</ButtonLink>
      </div>
      {here.length === 0 ? (
        <p>
          {gone.length > 0 ? "飼育中の個体はいません" : "まだ1匹もいません"}
          。「加える」を押すと、名前だけで始められます。
        </p>
      ) : null}
      {[...Map.groupBy(cards, ({ snake }) => snake.group)].map(([name, own]) => (
        <section key={name} aria-label={name || "グループなし"}>
          {names.length > 1 ? <h2 className={styles.group}>{name || "グループなし"}</h2> : null}
          <Cards snakes={own} today={today} />
        </section>
      ))}
      {isWhole && gone.length > 0 ? (
        <Fold label={`譲渡・死亡した個体（${gone.length}匹）`}>
          <Cards snakes={gone} today={today} />
        </Fold>
      ) : null}
    </div>
  );
});

function Cards({ snakes, today }: { snakes: readonly TodaySnake[]; today: string }) {
  return (
    <ul className={styles.cards}>
      {snakes.map(({ snake, digest }) => (
        <li key={snake.id} className={styles.card}>
          <SnakePicture snake={snake} shape="wide" />
          <a href={`/note/snake/${snake.id}`} className={styles.name}>
            {snake.name}
          </a>
          <span className={styles.facts}>
            {snake.standing === "here" ? snakeWords(snake, today) : standingLabels[snake.standing]}
          </span>
          <span className={styles.weight}>
            {digest.lastWeight ? `${withCommas(digest.lastWeight.grams)}g` : ""}
            {snake.enclosure ? <span> {snake.enclosure}</span> : null}
          </span>
          {snake.standing === "here" ? <More line={{ snake, digest }} /> : null}
        </li>
      ))}
    </ul>
  );
}
