import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { seasonState } from "#app/collection/season/season-state.ts";
import { importDataPath } from "#app/kinds/ball/note-import.ts";
import { newId } from "#app/notebook/model/ids.ts";
import { currentParent, type Pair, type Parent, pairName, type Side, sideLabels } from "#app/notebook/pairs/pair.ts";
import { addPair } from "#app/notebook/pairs/store.ts";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import { SnakePicture } from "#app/notebook/screens/snakes/SnakePicture.tsx";
import type { Snake } from "#app/notebook/snakes/snake.ts";
import { fetchBall } from "#app/notebook/store/import-ball.ts";
import type { TodaySnake } from "#app/notebook/today/today.ts";
import { classes } from "#app/platform/site/classes.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import { Select, TextInput } from "#app/ui/kit/Field.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import styles from "./Pairs.module.css";

const OTHER = "other";

export function PairsScreen({ pairs, snakes: all }: { pairs: readonly Pair[]; snakes: readonly TodaySnake[] }) {
  const { today } = useNotebook();
  const snakes = all.map(({ snake }) => snake);
  return (
    <div className={styles.pairs}>
      <h1>ペア</h1>
      {pairs.length > 0 ? (
        <ul className={styles.list}>
          {pairs.map((pair) => {
            const [sire, dam] = [currentParent(pair.sire, snakes), currentParent(pair.dam, snakes)];
            return (
              <li key={pair.id}>
                <SnakePicture snake={pictured(sire, snakes)} shape="round" />
                <SnakePicture snake={pictured(dam, snakes)} shape="round" />
                <Link to={`/note/pair/${pair.id}`}>{pairName(sire, dam)}</Link>
                <span className={classes(styles.state, styles.place)}>
                  {seasonState(pair, today) || "まだ記録がありません"}
                </span>
              </li>
            );
          })}
        </ul>
      ) : null}
      <NewPair snakes={snakes} />
    </div>
  );
}

function pictured({ own, genotype }: Parent, snakes: readonly Snake[]): Pick<Snake, "photo" | "genotype"> {
  return snakes.find(({ id }) => id === own) ?? { photo: "", genotype };
}

function NewPair({ snakes }: { snakes: readonly Snake[] }) {
  const { write } = useNotebook();
  const navigate = useNavigate();
  const [problems, setProblems] = useState<Partial<Record<Side, string>>>({});

  async function make(typed: FormData) {
    const sides = ["sire", "dam"] as const;
    const read = await Promise.all(
      sides.map((side) => parentTyped(snakes, String(typed.get(side) ?? ""), String(typed.get(`${side}Other`) ?? ""))),
    );
    const [sire, dam] = read;
    setProblems(Object.fromEntries(sides.flatMap((side, i) => (typeof read[i] === "string" ? [[side, read[i]]] : []))));
    if (!sire || !dam || typeof sire === "string" || typeof dam === "string") return;
    if (sire.own !== "" && sire.own === dam.own) return setProblems({ dam: "父と母には、別の個体を選んでください" });
    const id = newId();
    if (await write(`ペア「${pairName(sire, dam)}」を組みました`, () => addPair(id, sire, dam)))
      await navigate(`/note/pair/${id}`);
  }

  return (
    <SendForm problems={problems} className={styles.form} onSend={make}>
      <h2>新しいペア</h2>
      <ParentFields side="sire" snakes={snakes.filter(({ sex }) => sex !== "female")} problem={problems.sire} />
      <ParentFields side="dam" snakes={snakes.filter(({ sex }) => sex !== "male")} problem={problems.dam} />
      <Button>ペアを組む</Button>
    </SendForm>
  );
}

function ParentFields({
  side,
  snakes,
  problem,
}: {
  side: Side;
  snakes: readonly Snake[];
  problem: string | undefined;
}) {
  const here = snakes.filter(({ standing }) => standing === "here");
  const [chosen, setChosen] = useState((here.find(({ sex }) => sex !== "unknown") ?? here[0])?.id ?? OTHER);
  return (
    <div className={styles.parent}>
      <Select
        name={side}
        label={sideLabels[side]}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        options={[
          ...here.map(({ id, name, genotype }) => ({ value: id, label: genotype ? `${name}（${genotype}）` : name })),
          { value: OTHER, label: "ほかの人の個体・ショップの個体" },
        ]}
        error={chosen === OTHER ? undefined : problem}
      />
      {chosen === OTHER ? (
        <TextInput
          name={`${side}Other`}
          label={`${sideLabels[side]}のモルフ、またはこのサイトの個体のURL`}
          hint="例：パステル クラウン、または /ball/… を含むURL"
          autoComplete="off"
          error={problem}
        />
      ) : null}
    </div>
  );
}

async function parentTyped(snakes: readonly Snake[], chosen: string, other: string): Promise<Parent | string> {
  const own = snakes.find(({ id }) => id === chosen);
  if (own) return { own: own.id, name: own.name, genotype: own.genotype };
  const typed = other.trim();
  if (typed === "") return "モルフかURLを入力してください。遺伝子がなければ「ノーマル」と書きます";
  if (typed.length > 300) return "300文字以内で入力してください";
  const path = /\/ball\/[^/?#\s]+/.exec(typed)?.[0] ?? "";
  if (path !== "" && importDataPath(path)) {
    const offered = await fetchBall(path);
    if (offered.is === "there") return { own: "", name: offered.ball.name, genotype: offered.ball.genotype };
    return offered.is === "gone"
      ? "この個体は公開されていません。URLではなく、モルフを入力してください"
      : "個体の情報を読めませんでした。通信を確かめて、もう一度お試しください";
  }
  const { lineReading } = await import("#app/notebook/store/genes.ts");
  const { state, questions } = await lineReading(typed, "ペアを組んでいません");
  return state === "unclear"
    ? (questions[0]?.message ?? "モルフを読めませんでした。図鑑にある名前で書いてください")
    : { own: "", name: typed, genotype: typed };
}
