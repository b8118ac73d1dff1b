import { Form, Link, useSearchParams } from "react-router";
import { formatDay } from "#app/platform/site/days.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import { TextInput } from "#app/ui/kit/Field.tsx";
import styles from "./Costs.module.css";
import { type Costs, ownFields, ownSum, periodLabels, YEARS, yenRange } from "./costs.ts";

export function CostsLine({ costs }: { costs: Costs }) {
  return (
    <p className={styles.line}>
      飼う費用の目安は、はじめに{yenRange(costs.once)}（生体を除く）、そのあと毎月{yenRange(costs.month)}です。{" "}
      <Link to="/start/costs#sum">内訳と計算</Link>
    </p>
  );
}

/** Price of a snake, with a line on the cost of keeping it. */
export function AnimalPrices({ costs }: { costs: Costs }) {
  const animals = costs.amounts.filter(({ per }) => per === "animal");
  return (
    <>
      <Sums rows={animals.map(({ name, ...range }) => [name, yenRange(range)])} />
      <CostsLine costs={costs} />
    </>
  );
}

/** Sums of which the table has at least one row. */
export function CostsSums({ costs }: { costs: Costs }) {
  const yearly = costs.amounts.filter(({ per }) => per === "year").map(({ name }) => name);
  const rows = [
    ["はじめに（生体を除く）", costs.once],
    ["毎月", costs.month],
    [`毎年の${yearly.join("・")}`, costs.year],
    [`${YEARS}年で`, costs.life],
  ] as const;
  return <Sums rows={rows.filter(([, { to }]) => to > 0).map(([name, range]) => [name, yenRange(range)])} />;
}

function Sums({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles.sums}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** All amounts with their basis and the date of research. */
export function CostsTable({ costs }: { costs: Costs }) {
  return (
    <section className={styles.part} aria-labelledby="amounts">
      <h2 id="amounts">費用の内訳</h2>
      <ul className={styles.amounts}>
        {costs.amounts.map(({ name, per, basis, ...range }) => (
          <li key={`${per} ${name}`}>
            <span>
              <small>{periodLabels[per]}</small>
              {name}
            </span>
            <strong>{yenRange(range)}</strong>
            {basis ? <small>{basis}</small> : null}
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {costs.day ? `${formatDay(costs.day)}の` : ""}
        このサイトの試算です。店や地域、時期によって変わります。ヘビの値段と、病気のときの検査や薬の費用は合計に入れていません。
      </p>
    </section>
  );
}

/** Calculator as a GET form. `path`: the page that contains it. */
export function OwnSum({ costs, path }: { costs: Costs; path: string }) {
  const [search] = useSearchParams();
  const own = ownSum(search, costs.kwh);
  return (
    <section className={styles.part} aria-labelledby="sum">
      <h2 id="sum">自分の場合を計算する</h2>
      <Form action={`${path}#sum`} className={styles.form} key={JSON.stringify(own?.typed)}>
        {ownFields.map(({ name, label, unit, example }) => (
          <TextInput
            key={name}
            name={name}
            label={`${label}（${unit}）`}
            inputMode="decimal"
            maxLength={20}
            placeholder={`例：${example}`}
            defaultValue={own?.typed[name] ?? ""}
            {...(own?.problems[name] && { error: own.problems[name] })}
          />
        ))}
        <Button>計算する</Button>
      </Form>
      {own?.sums ? (
        <div role="status">
          <Sums
            rows={[
              ["はじめに", `${withCommas(own.sums.once)}円`],
              ["毎月", `${withCommas(own.sums.month)}円`],
              ["1年", `${withCommas(own.sums.year)}円`],
              [`${YEARS}年で`, `${withCommas(own.sums.life)}円`],
            ]}
          />
          <p className={styles.note}>
            毎月の内訳は、餌{withCommas(own.sums.food)}円、電気{withCommas(own.sums.power)}円です。空欄は0円としました。
          </p>
        </div>
      ) : null}
      <p className={styles.note}>
        電気代は、ヒーターが年間を通して1日の半分の時間だけ働き、1kWhが{costs.kwh}円であるものとして計算します。
      </p>
    </section>
  );
}
