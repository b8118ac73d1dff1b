import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { hatchCountdown, type SeasonStep, seasonSteps, stepLabels } from "#app/collection/season/steps.ts";
import {
  currentParent,
  type Pair,
  type Parent,
  pairName,
  readSeason,
  type SeasonProblems,
  seasonDays,
  seasonNumberNames,
  seasonNumbers,
} from "#app/notebook/pairs/pair.ts";
import { changePair } from "#app/notebook/pairs/store.ts";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import keep from "#app/notebook/screens/keep/Keep.module.css";
import type { ExpectedLooks } from "#app/notebook/store/genes.ts";
import { addSnake, allSnakes, removeThings } from "#app/notebook/store/notebook.ts";
import type { TodaySnake } from "#app/notebook/today/today.ts";
import { formatDay, formatDays } from "#app/platform/site/days.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import { TextArea, TextInput } from "#app/ui/kit/Field.tsx";
import { Fold } from "#app/ui/kit/Fold.tsx";
import { Genes } from "#app/ui/kit/Genes.tsx";
import { Phrases } from "#app/ui/kit/Phrases.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import { useLoaded } from "#app/ui/kit/use-loaded.ts";
import styles from "./Pairs.module.css";

const NO_GENES = "遺伝子のデータを読めませんでした。オンラインのときに開き直してください。";

export function PairScreen({ pair, snakes: all }: { pair: Pair; snakes: readonly TodaySnake[] }) {
  const { today, write } = useNotebook();
  const navigate = useNavigate();
  const snakes = all.map(({ snake }) => snake);
  const [sire, dam] = [currentParent(pair.sire, snakes), currentParent(pair.dam, snakes)];
  const [looks] = useLoaded<ExpectedLooks>(
    () =>
      import("#app/notebook/store/genes.ts")
        .then(({ expectedLooks }) => expectedLooks(sire.genotype, dam.genotype))
        .catch(() => ({ looks: [], why: NO_GENES })),
    [sire.genotype, dam.genotype],
  );
  const countdown = hatchCountdown(pair, today);
  return (
    <article className={styles.pairs}>
      <div>
        <h1>{pairName(sire, dam)}</h1>
        <p className={styles.state}>
          <ParentLink parent={sire} /> × <ParentLink parent={dam} />
        </p>
      </div>
      {countdown ? <p className={styles.countdown}>{countdown.words}</p> : null}
      <ol className={styles.steps}>
        {seasonSteps(pair, today).map((step) => (
          <li key={step.name} data-state={step.state}>
            <b>{stepLabels[step.name]}</b>
            <span>
              <Phrases text={stepWords(step)} />
            </span>
          </li>
        ))}
      </ol>
      <SeasonForm key={pair.id} pair={pair} />
      <section aria-labelledby="looks">
        <h2 id="looks">生まれる子の見た目</h2>
        <Looks looks={looks} pair={pair} name={pairName(sire, dam)} />
      </section>
      <Button
        look="quiet"
        onClick={async () => {
          const words = `ペア「${pairName(sire, dam)}」を消しました`;
          if (await write(words, () => removeThings([pair.id]))) await navigate("/note/pairs");
        }}
      >
        このペアを消す
      </Button>
    </article>
  );
}

function ParentLink({ parent: { own, name, genotype } }: { parent: Parent }) {
  const words = genotype && genotype !== name ? `${name}（${genotype}）` : name;
  return own ? <Link to={`/note/snake/${own}`}>{words}</Link> : words;
}

function stepWords(step: SeasonStep): string {
  switch (step.state) {
    case "recorded":
      return step.days.map(formatDay).join("、");
    case "estimated":
      return `目安 ${formatDays(step.window.earliest, step.window.latest)}${step.overdue ? "（過ぎています）" : ""}`;
    case "none":
      return "有精卵なし";
    case "open":
      return "まだ見積もれません";
    case "unrecorded":
      return "記録なし";
  }
}

function SeasonForm({ pair }: { pair: Pair }) {
  const { today, write } = useNotebook();
  const [problems, setProblems] = useState<SeasonProblems>({});
  const [doubt, setDoubt] = useState("");
  /** The values the form was opened with: another tab or device may have written since. */
  const [shown, setShown] = useState(pair);
  // Stays open when the first date is saved, because closing would lose the focus.
  const [isOpen] = useState(pair.pairings.length === 0);
  return (
    <Fold label="シーズンを記録する" open={isOpen}>
      <SendForm
        problems={problems}
        className={styles.form}
        onInput={() => setDoubt("")}
        onSend={async (typed) => {
          const read = readSeason((name) => String(typed.get(name) ?? ""), today, shown);
          setProblems(read.ok ? {} : read.problems);
          const asked = read.ok && read.doubt !== doubt ? read.doubt : "";
          setDoubt(asked);
          if (!read.ok || asked) return;
          await write("シーズンを保存しました", async () => {
            const undo = await changePair(shown, { ...shown, ...read.season });
            setShown({ ...shown, ...read.season });
            // Then the form still shows what is to be saved.
            return Object.assign(() => undo().then(() => setShown(shown)), undo);
          });
        }}
      >
        <TextArea
          name="pairings"
          label="ペアリング日"
          hint="1行に1日（例：1/15、2026年1月15日）"
          rows={2}
          defaultValue={pair.pairings.map(formatDay).join("\n")}
          error={problems.pairings}
        />
        <div className={styles.row}>
          {seasonDays.map((name) => (
            <TextInput
              key={name}
              name={name}
              label={stepLabels[name]}
              placeholder="1/15"
              autoComplete="off"
              defaultValue={pair[name] ? formatDay(pair[name]) : ""}
              error={problems[name]}
            />
          ))}
        </div>
        <div className={styles.row}>
          {seasonNumberNames.map((name) => (
            <TextInput
              key={name}
              name={name}
              label={seasonNumbers[name]}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={String(pair[name] ?? "")}
              error={problems[name]}
            />
          ))}
        </div>
        <TextArea name="memo" label="メモ" rows={2} defaultValue={pair.memo} />
        {doubt ? (
          <p role="alert" className={keep.trouble}>
            {doubt}
          </p>
        ) : null}
        <Button>{doubt ? "このまま保存する" : "保存"}</Button>
      </SendForm>
    </Fold>
  );
}

const SHOWN = 12;

function Looks({ looks: found, pair, name }: { looks: ExpectedLooks | null; pair: Pair; name: string }) {
  const { writeAndSay } = useNotebook();
  if (!found) return <p>計算しています…</p>;
  if (found.why) return <p>{found.why}</p>;
  const rows = (looks: ExpectedLooks["looks"]) => (
    <ul className={styles.looks}>
      {looks.map(({ line, name: trade, chance, picture }) => (
        <li key={line}>
          <span className={styles.drawn}>{picture ? <img src={picture} alt="" /> : null}</span>
          <span>
            <b>
              <Genes line={trade || line} />
            </b>
            {trade ? (
              <small>
                <Genes line={line} />
              </small>
            ) : null}
          </span>
          <span className={styles.chance}>{chance}</span>
          {pair.hatched ? (
            <Button
              look="outline"
              onClick={() =>
                void writeAndSay(async () => {
                  const facts = { genotype: line, birth: pair.hatched ?? "", group: name };
                  const alike = (await allSnakes()).filter(
                    ({ snake }) => snake.group === name && snake.genotype === line,
                  );
                  const young = `${trade || line} ${alike.length + 1}`;
                  return { words: `「${young}」を手帖に加えました`, undo: await addSnake({ ...facts, name: young }) };
                })
              }
            >
              加える<span className="visually-hidden">（{trade || line}）</span>
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
  const rest = found.looks.slice(SHOWN);
  return (
    <>
      {pair.hatched ? (
        <p className={styles.state}>生まれた子を手帖に入れるには、同じ見た目の「加える」を押します。</p>
      ) : null}
      {rows(found.looks.slice(0, SHOWN))}
      {rest.length > 0 ? <Fold label={`ほかの見た目（${rest.length}通り）`}>{rows(rest)}</Fold> : null}
    </>
  );
}
