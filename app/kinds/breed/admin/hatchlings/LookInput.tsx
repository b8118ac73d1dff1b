// How a young snake looks: chosen from what its parents can make, or typed. Without JavaScript a plain select stands above the box.

import { chakra, Input, NativeSelect } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { ariaAttributes, FieldFrame } from "#app/cms/fields/FieldFrame.tsx";
import { narrowed } from "#app/cms/fields/reference/narrowed.ts";
import { LineFindings } from "#app/cms/fields/rows/LineFindings.tsx";
import type { LineReading } from "#app/cms/fields/rows/line.ts";
import { useLineReading } from "#app/cms/fields/rows/use-line-reading.ts";
import untilScript from "#app/cms/fields/UntilScript.module.css";
import { genotypeLine } from "#app/kinds/shared/genotype-field.ts";
import { DrawnLook } from "#app/snake/drawing/DrawnLook.tsx";
import type { LookOffer } from "./offers.server.ts";

interface Props {
  index: number;
  offers: readonly LookOffer[];
  typed: string;
  reading: LineReading | undefined;
  error?: string;
}

const optionWords = ({ line, name, chance, sex }: LookOffer) =>
  `${name ? `${name}（${line}）` : line}　${chance}${sex ? `　${sexWords[sex]}` : ""}`;
const sexWords = { male: "オスだけ", female: "メスだけ" } as const;

export function LookInput({ index, offers, typed, reading, error }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(typed);
  const [isOpen, setOpen] = useState(false);
  const [isNarrowed, setNarrowed] = useState(false);
  const [active, setActive] = useState(-1);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const { shown, see } = useLineReading(genotypeLine.reader, reading);
  const id = `hatch-line-${index}`;
  const frame = { id, label: "見た目・遺伝子型", error: shown && shown.unread.length > 0 ? undefined : error };
  const found = isNarrowed ? narrowOffers(offers, words) : offers;
  const chosen = offers.find(({ line }) => line === words.trim());
  const isListed = isOpen && found.length > 0;

  const write = (line: string) => {
    if (box.current) {
      box.current.value = line;
      box.current.dispatchEvent(new Event("change", { bubbles: true }));
    }
    setWords(line);
    see(line);
  };
  const choose = (offer: LookOffer) => {
    write(offer.line);
    setOpen(false);
    setActive(-1);
  };
  const open = () => {
    setNarrowed(false);
    setOpen(true);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) return open();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive((at) => (at + step + found.length) % Math.max(1, found.length));
    }
    const offer = found[active];
    if (event.key === "Enter" && isListed && offer) {
      event.preventDefault();
      choose(offer);
    }
    if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      setOpen(false);
    }
  };

  return (
    <FieldFrame {...frame} compact>
      {offers.length > 0 && !isAwake ? (
        <div className={untilScript.without}>
          <NativeSelect.Root size="sm">
            <NativeSelect.Field name={`look.${index}`} defaultValue="" aria-label={`${index + 1}匹目の見た目を選ぶ`}>
              <option value="">{typed ? "下に書いたとおり" : "見た目を選ぶ（または下に書く）"}</option>
              {offers.map((offer) => (
                <option key={offer.line} value={offer.line}>
                  {optionWords(offer)}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </div>
      ) : null}
      <chakra.div position="relative" width="100%">
        <Input
          {...ariaAttributes(frame)}
          aria-invalid={error ? true : undefined}
          {...(isAwake &&
            offers.length > 0 && {
              role: "combobox",
              "aria-expanded": isListed,
              "aria-controls": `${id}-list`,
              "aria-autocomplete": "list" as const,
              "aria-activedescendant": isListed && active >= 0 ? `${id}-${active}` : undefined,
            })}
          ref={box}
          name={`line.${index}`}
          defaultValue={typed}
          autoComplete="off"
          size="sm"
          onClick={open}
          onInput={(event) => {
            setWords(event.currentTarget.value);
            setNarrowed(true);
            setOpen(true);
            setActive(-1);
            see(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
        {isListed ? (
          <chakra.ul
            id={`${id}-list`}
            role="listbox"
            aria-label="両親から生まれる見た目"
            listStyleType="none"
            position="absolute"
            insetInlineStart="0"
            top="100%"
            mt="1"
            zIndex="popover"
            width={{ base: "100%", md: "max(100%, 24rem)" }}
            maxHeight="21rem"
            overflowY="auto"
            borderWidth="1px"
            borderRadius="l2"
            bg="bg.panel"
            shadow="md"
          >
            {found.map((offer, at) => (
              <Option key={offer.line} id={`${id}-${at}`} offer={offer} isActive={at === active} onChoose={choose} />
            ))}
          </chakra.ul>
        ) : null}
      </chakra.div>
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

function Option({
  id,
  offer,
  isActive,
  onChoose,
}: {
  id: string;
  offer: LookOffer;
  isActive: boolean;
  onChoose(offer: LookOffer): void;
}) {
  const own = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) own.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    // The focus stays in the box, which names the active option and hears the keys.
    <chakra.li
      ref={own}
      id={id}
      role="option"
      aria-selected={isActive}
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr) auto"
      gap="3"
      alignItems="center"
      px="2"
      py="1.5"
      minHeight="44px"
      cursor="pointer"
      bg={isActive ? "bg.muted" : undefined}
      _hover={{ bg: "bg.muted" }}
      // The box keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(offer)}
    >
      <chakra.span fontSize="xs" color="fg.muted">
        <DrawnLook drawn={offer.drawn} />
      </chakra.span>
      <chakra.span minWidth="0" fontSize="sm" overflowWrap="anywhere">
        <chakra.b display="block" fontWeight="bold">
          {offer.name || offer.line}
        </chakra.b>
        {[offer.name ? offer.line : "", offer.unseen, offer.sex ? sexWords[offer.sex] : ""]
          .filter(Boolean)
          .map((words) => (
            <chakra.span key={words} display="block" color="fg.muted">
              {words}
            </chakra.span>
          ))}
      </chakra.span>
      <chakra.span fontSize="sm" fontVariantNumeric="tabular-nums">
        {offer.chance}
      </chakra.span>
    </chakra.li>
  );
}

function narrowOffers(offers: readonly LookOffer[], words: string): readonly LookOffer[] {
  const candidates = offers.map((offer) => ({
    id: offer.line,
    label: offer.line,
    names: [offer.name].filter(Boolean),
  }));
  const ids = narrowed(candidates, words).map(({ id }) => id);
  return ids.flatMap((id) => offers.filter(({ line }) => line === id));
}
