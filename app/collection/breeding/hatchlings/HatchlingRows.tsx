// One row per hatchling: a card on phones, a line from breakpoint md.

import { chakra, Grid, Input } from "@chakra-ui/react";
import { useRef, useState } from "react";
import styles from "#app/cms/fields/Combobox.module.css";
import { optionsOf } from "#app/cms/fields/choice/field.ts";
import { ariaAttributes, FieldFrame, FramedInput } from "#app/cms/fields/FieldFrame.tsx";
import { FramedSelect, OptionSelect } from "#app/cms/fields/OptionSelect.tsx";
import { filterMatches } from "#app/cms/fields/reference/candidates.ts";
import { LineFindings, useLineReading } from "#app/cms/fields/rows/LineFindings.tsx";
import type { LineReading } from "#app/cms/fields/rows/line.ts";
import untilScript from "#app/cms/fields/UntilScript.module.css";
import type { LookOffer } from "#app/collection/breeding/pair/offers.server.ts";
import { LookLine, sexWords } from "#app/collection/breeding/pair/PairView.tsx";
import { sexLabels } from "#app/kinds/ball/labels.ts";
import { genotypeLine } from "#app/kinds/shared/genotype-field.ts";
import { classes } from "#app/platform/site/classes.ts";
import { useCombobox } from "#app/ui/kit/use-combobox.ts";
import { useHasScript } from "#app/ui/kit/use-has-script.ts";
import type { HatchlingRow, HatchlingsAnswer } from "./form.ts";

interface Props {
  rows: readonly HatchlingRow[];
  answer: HatchlingsAnswer | undefined;
  offers: readonly LookOffer[];
  /** Possible sires; empty if there is only one. */
  sires: readonly { value: string; label: string }[];
}

export function HatchlingRows({ rows, answer, offers, sires }: Props) {
  return (
    <chakra.ol listStyleType="none" display="grid" gap="3">
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and never change their order
        <Row key={index} row={row} index={index} answer={answer} offers={offers} sires={sires} />
      ))}
    </chakra.ol>
  );
}

interface RowProps extends Pick<Props, "answer" | "offers" | "sires"> {
  row: HatchlingRow;
  index: number;
}

function Row({ row, index, answer, offers, sires }: RowProps) {
  const doubt = answer?.doubts[index];
  const frame = (name: string, label: string) => ({
    id: `hatch-${name}-${index}`,
    label,
    error: answer?.problems.find((problem) => problem.path === `${name}.${index}`)?.message,
    compact: true,
  });
  const box = (name: "number" | "grams" | "note", label: string, mode?: "decimal") => (
    <FramedInput
      frame={frame(name, label)}
      name={`${name}.${index}`}
      defaultValue={row[name]}
      inputMode={mode}
      autoComplete="off"
      size="sm"
    />
  );
  const choice = (name: "sex" | "sire", label: string, value: string, options: Props["sires"]) => (
    <FramedSelect frame={frame(name, label)} name={`${name}.${index}`} defaultValue={value} options={options} />
  );
  return (
    <Grid
      as="li"
      aria-label={`${index + 1}匹目`}
      gap="3"
      alignItems="start"
      templateColumns={{
        base: "repeat(2, minmax(0, 1fr))",
        md: "minmax(0, 9.5rem) 6rem minmax(0, 3fr) 6rem minmax(0, 2fr)",
      }}
      borderWidth="1px"
      borderRadius="l3"
      px="3"
      py="2"
      bg="bg.subtle"
    >
      {box("number", "個体番号")}
      {choice("sex", "性別", row.sex, optionsOf(sexLabels))}
      <chakra.div gridColumn={{ base: "1 / -1", md: "auto" }}>
        <LookInput
          index={index}
          offers={offers}
          typed={row.line}
          reading={answer?.readings[index]}
          error={frame("line", "").error}
        />
      </chakra.div>
      {sires.length > 0
        ? choice("sire", "父", row.sire || "unknown", [{ value: "unknown", label: "分からない" }, ...sires])
        : null}
      {box("grams", "体重（g）", "decimal")}
      {box("note", "店内メモ")}
      {doubt ? (
        <chakra.p gridColumn="1 / -1" fontSize="sm" color="fg.warning" overflowWrap="anywhere">
          {doubt}
        </chakra.p>
      ) : null}
    </Grid>
  );
}

interface LookProps {
  index: number;
  offers: readonly LookOffer[];
  typed: string;
  reading: LineReading | undefined;
  error?: string;
}

const optionWords = ({ line, name, chance, sex }: LookOffer) =>
  `${name ? `${name}（${line}）` : line}　${chance}${sex ? `　${sexWords[sex]}` : ""}`;

/**
 * Input for a hatchling's look: typed, or chosen from the parents' possible looks. Without JavaScript a select is shown above it.
 */
function LookInput({ index, offers, typed, reading, error }: LookProps) {
  const box = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(typed);
  const [isNarrowed, setNarrowed] = useState(false);
  const hasScript = useHasScript();
  const { shown, see } = useLineReading(genotypeLine.reader, reading);
  const id = `hatch-line-${index}`;
  const frame = { id, label: "見た目・遺伝子型", error: shown && shown.unread.length > 0 ? undefined : error };
  const found = isNarrowed ? narrowOffers(offers, words) : offers;
  const chosen = offers.find(({ line }) => line === words.trim());
  const write = (line: string) => {
    if (box.current) {
      box.current.value = line;
      box.current.dispatchEvent(new Event("change", { bubbles: true }));
    }
    setWords(line);
    see(line);
  };
  const list = useCombobox({
    label: "両親から生まれる子の見た目",
    options: found,
    onChoose: (offer: LookOffer) => write(offer.line),
  });

  return (
    <FieldFrame {...frame} compact>
      {offers.length > 0 && !hasScript ? (
        <div className={untilScript.without}>
          <OptionSelect
            name={`look.${index}`}
            defaultValue=""
            aria-label={`${index + 1}匹目の見た目を選ぶ`}
            none={typed ? "下に書いたとおり" : "見た目を選ぶ（または下に書く）"}
            options={offers.map((offer) => ({ value: offer.line, label: optionWords(offer) }))}
          />
        </div>
      ) : null}
      <div className={styles.box}>
        <Input
          {...ariaAttributes(frame)}
          aria-invalid={error ? true : undefined}
          {...(hasScript && offers.length > 0 ? list.box : { autoComplete: "off" })}
          ref={box}
          name={`line.${index}`}
          defaultValue={typed}
          size="sm"
          onClick={() => {
            setNarrowed(false);
            list.show(true);
          }}
          onInput={(event) => {
            setWords(event.currentTarget.value);
            setNarrowed(true);
            list.show(true);
            see(event.currentTarget.value);
          }}
          onBlur={() => list.show(false)}
        />
        {list.isShown ? (
          <div {...list.list} className={classes(styles.list, styles.wide)}>
            {found.map((offer, at) => (
              <div key={offer.line} {...list.option(offer, at)} className={styles.option}>
                <LookLine look={offer} />
              </div>
            ))}
          </div>
        ) : null}
      </div>
      {chosen?.unseen ? (
        <chakra.p fontSize="sm" color="fg.muted">
          見えない遺伝子：{chosen.unseen}
        </chakra.p>
      ) : null}
      {shown && !chosen ? (
        <LineFindings path={String(index)} here={id} reading={shown} stands onChoose={write} />
      ) : null}
    </FieldFrame>
  );
}

function narrowOffers(offers: readonly LookOffer[], words: string): readonly LookOffer[] {
  const candidates = offers.map((offer) => ({
    id: offer.line,
    label: offer.line,
    names: [offer.name].filter(Boolean),
  }));
  const ids = filterMatches(candidates, words).map(({ id }) => id);
  return ids.flatMap((id) => offers.filter(({ line }) => line === id));
}
