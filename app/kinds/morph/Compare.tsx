// Morph comparison: pictures, shared and differing traits.

import { useRef } from "react";
import { Form, Link } from "react-router";
import { Picture } from "#app/platform/images/Picture.tsx";
import { classes } from "#app/platform/site/classes.ts";
import { RESULTS } from "#app/platform/site/results.ts";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { Button } from "#app/ui/kit/Button.tsx";
import { Section } from "#app/ui/kit/Detail.tsx";
import { Select } from "#app/ui/kit/Field.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { Phrases } from "#app/ui/kit/Phrases.tsx";
import { Plate } from "#app/ui/kit/Plate.tsx";
import styles from "./Compare.module.css";
import type { ComparePage } from "./compare.ts";
import { noDrawingWords } from "./labels.ts";
import { HowToTell } from "./page/HowToTell.tsx";

const places = ["1つ目", "2つ目", "3つ目（なくてもかまいません）"];

interface Props {
  page: ComparePage;
  /** Slot for rooms that suggest morphs; calls back with the chosen ids. */
  offered: (onChoose: (ids: readonly string[]) => void) => React.ReactNode;
}

export function compareTitle({ morphs }: Pick<ComparePage, "morphs">): string {
  const names = morphs.map(({ title }) => title).join("・");
  return names ? `${names}を比べる` : "モルフを並べて比べる";
}

export function Compare({ page, offered }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { morphs, rows, drawnRows, areDrawnAlike, confused, options, problems } = page;
  // New choices first, then previous ones in the remaining selects.
  function choose(ids: readonly string[]) {
    const selects = [...(form.current?.querySelectorAll<HTMLSelectElement>("select[name=ids]") ?? [])];
    const known = ids.filter((id) => options.some(({ value }) => value === id));
    const values = [...new Set([...known, ...selects.map(({ value }) => value).filter((id) => id !== "")])];
    for (const [i, select] of selects.entries()) select.value = values[i] ?? "";
  }
  return (
    <>
      <Breadcrumb trail={[{ label: "モルフ図鑑", to: "/morph" }, { label: "並べて比べる" }]} />
      <PageHead
        id={RESULTS}
        title="モルフを並べて比べる"
        lead="2つか3つのモルフを並べて、姿と遺伝の違いを見比べられます。"
      />
      {problems.length > 0 ? <p role="status">{problems.join("")}</p> : null}
      {rows.length > 0 ? (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <caption className="visually-hidden">{morphs.map(({ title }) => title).join("・")}の違い</caption>
            <thead>
              <tr>
                {morphs.map((morph) => (
                  <th key={morph.id} scope="col">
                    <span className={styles.frame}>
                      {morph.cover ? (
                        <Picture image={morph.cover.image} alt="" sizes="33vw" first className={styles.picture} />
                      ) : (
                        <Plate words={noDrawingWords} />
                      )}
                    </span>
                    <Link to={`/morph/${morph.id}`}>
                      <Phrases text={morph.title} />
                    </Link>
                  </th>
                ))}
              </tr>
            </thead>
            {rows.map(({ label, cells, isSame }) => (
              <tbody key={label}>
                <tr>
                  <th scope="rowgroup" colSpan={morphs.length}>
                    {label}
                  </th>
                </tr>
                <tr data-same={isSame || undefined}>
                  {cells.map((cell, i) => (
                    <td key={morphs[i]?.id}>
                      <Phrases text={cell} />
                    </td>
                  ))}
                </tr>
              </tbody>
            ))}
          </table>
          {drawnRows.length > 0 ? (
            <p className={styles.drawn}>
              {areDrawnAlike ? "図が似ています。" : null}「{drawnRows.at(0)}」から「{drawnRows.at(-1)}
              」までの行は、この図鑑の図を言葉にしたもので、実物の見分け方ではありません。
            </p>
          ) : null}
        </div>
      ) : null}
      {confused.length > 0 ? (
        <Section title="見分け方">
          {confused.map((one) => (
            <div key={one.pair}>
              <h3>{one.pair}</h3>
              <HowToTell of={one} />
            </div>
          ))}
        </Section>
      ) : null}
      <Form
        ref={form}
        action="/morph/compare"
        className={classes("no-print", styles.form)}
        key={morphs.map(({ id }) => id).join()}
      >
        {offered(choose)}
        {places.map((label, i) => (
          <Select
            key={label}
            name="ids"
            label={label}
            options={options}
            none="選ぶ"
            defaultValue={morphs[i]?.id ?? ""}
          />
        ))}
        <Button>並べる</Button>
      </Form>
    </>
  );
}
