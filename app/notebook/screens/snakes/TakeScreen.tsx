// A snake of the site on its way into the notebook: who it is, and one button.

import { Link, useNavigate } from "react-router";
import styles from "#app/notebook/screens/frame/Empty.module.css";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import { snakeWords } from "#app/notebook/snakes/snake.ts";
import { askToPersist } from "#app/notebook/store/device.ts";
import { removeSnake } from "#app/notebook/store/notebook.ts";
import { offeredBall, takeIn } from "#app/notebook/store/take.ts";
import type { TodaySnake } from "#app/notebook/today/today.ts";
import { Button, ButtonLink } from "#app/ui/kit/Button.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { useLoaded } from "#app/ui/kit/use-loaded.ts";
import { SnakePicture } from "./SnakePicture.tsx";

/** `take`: the page of a snake of the site. */
export function TakeScreen({ take, snakes }: { take: string; snakes: readonly TodaySnake[] }) {
  const { today, write } = useNotebook();
  const navigate = useNavigate();
  const [offered] = useLoaded(() => offeredBall(take), [take]);

  if (!offered) return <PageHead title="手帖に入れる" lead="個体の情報を読んでいます…" />;
  if (offered.is !== "there") {
    const lead =
      offered.is === "gone"
        ? "この個体は、いまは公開されていません。"
        : "個体の情報を読めませんでした。接続を確かめて、もう一度開いてください。";
    return (
      <>
        <PageHead title="手帖に入れられませんでした" lead={lead} />
        <Link to="/note">今日のページへ</Link>
      </>
    );
  }
  const { ball } = offered;
  const known = snakes.find(({ snake }) => snake.ball === ball.id);
  return (
    <section className={styles.empty}>
      <h1>「{ball.name}」を手帖に入れますか</h1>
      <SnakePicture snake={{ photo: "", genotype: ball.genotype }} shape="wide" />
      <p>
        {snakeWords(ball, today) || "モルフと性別の記載はありません"}
        {ball.weights.length > 0 ? `。公開されている体重の記録${ball.weights.length}件も入ります。` : "。"}
      </p>
      {known ? (
        <p>
          この個体は、すでに手帖にいます：<Link to={`/note/snake/${known.snake.id}`}>{known.snake.name}</Link>
        </p>
      ) : null}
      <div className={styles.buttons}>
        {known ? null : (
          <Button
            onClick={async () => {
              let id = "";
              const isWritten = await write(async () => {
                id = await takeIn(ball);
                return { words: `${ball.name}を手帖に入れました`, undo: async () => void (await removeSnake(id)) };
              });
              if (!isWritten) return;
              void askToPersist();
              await navigate(`/note/snake/${id}`, { replace: true });
            }}
          >
            手帖に入れる
          </Button>
        )}
        <ButtonLink to={`/ball/${ball.id}`} look="outline">
          この個体のページを見る
        </ButtonLink>
      </div>
    </section>
  );
}
