// Another entry, found by what it goes by while one types: WAI-ARIA's combobox whose focus stays in the box.

import { chakra, Input } from "@chakra-ui/react";
import { type ChangeEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import type { Candidate } from "./candidates.ts";
import { narrowed, theOneMeant } from "./narrowed.ts";
import styles from "./ReferenceBox.module.css";
import { useCandidates } from "./use-candidates.ts";

interface Props {
  name: string;
  value: string;
  candidates: readonly Candidate[];
  /** Where more are fetched than are at hand; null where all are. */
  source: string | null;
  none: string;
  tied: Record<string, unknown>;
  compact?: boolean;
  /** It was chosen: by who picks several, one after another. */
  onPick?(candidate: Candidate): void;
}

const SHOWN = 200;

export function ReferenceBox({ name, value, candidates, source, none, tied, compact, onPick }: Props) {
  const list = useId();
  const sent = useRef<HTMLInputElement>(null);
  const [id, setId] = useState(value);
  const chosen = candidates.find((one) => one.id === id);
  const [own, setOwn] = useState<Candidate | undefined>(chosen);
  const [typed, setTyped] = useState(chosen?.label ?? value);
  const [isTyping, setTyping] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const known = useCandidates(candidates, source, isTyping ? typed : "");
  const found = isTyping ? narrowed(known, typed) : known;
  const shown = found.slice(0, SHOWN);
  const isShown = isOpen && shown.length > 0;
  const isLoose = !isTyping && id !== "" && own?.id !== id && !candidates.some((one) => one.id === id);

  function choose(candidate: Candidate): void {
    setOpen(false);
    setTyping(false);
    setActive(-1);
    setTyped(onPick ? "" : candidate.label);
    setOwn(candidate);
    const next = onPick ? "" : candidate.id;
    setId(next);
    onPick?.(candidate);
    if (!sent.current) return;
    // Whoever watches the form hears of it with the new value in its place.
    sent.current.value = next;
    sent.current.dispatchEvent(new Event("input", { bubbles: true }));
  }
  function type(event: ChangeEvent<HTMLInputElement>): void {
    const next = event.currentTarget.value;
    setTyped(next);
    setTyping(next.trim() !== "");
    setOpen(true);
    setActive(-1);
    // The server looks up what is sent before anything was chosen.
    setId(next.trim());
  }
  function leave(): void {
    setOpen(false);
    setActive(-1);
    if (!isTyping) return;
    const meant = theOneMeant(known, typed);
    if (meant) choose(meant);
    else setTyping(false);
  }
  function move(step: 1 | -1): void {
    const next = active < 0 && step < 0 ? shown.length - 1 : (active + step + shown.length) % shown.length;
    setActive(next);
    document.getElementById(`${list}-${next}`)?.scrollIntoView({ block: "nearest" });
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    // Keys that choose among an input method's own offers are not for these. Safari says so of the last one only by the old code.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      if (isShown) move(key === "ArrowDown" ? 1 : -1);
      else setOpen(true);
    } else if (key === "Enter") {
      // It never sends the form: a name is being chosen.
      event.preventDefault();
      const first = isTyping ? shown[0] : undefined;
      const picked = isShown ? (shown[active] ?? first) : undefined;
      if (picked) choose(picked);
    } else if (key === "Escape" && isShown) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    }
  }
  // What the server says of it is enough.
  const isUnsaid = isLoose && !tied["aria-invalid"];
  const note = `${list}-note`;
  const described = [tied["aria-describedby"], isUnsaid ? note : null].filter(Boolean).join(" ") || undefined;
  return (
    <div className={styles.box}>
      <input type="hidden" name={name} ref={sent} value={id} />
      <Input
        {...tied}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? list : undefined}
        aria-activedescendant={isShown && active >= 0 ? `${list}-${active}` : undefined}
        aria-describedby={described}
        aria-invalid={isLoose ? true : (tied["aria-invalid"] as boolean | undefined)}
        value={typed}
        placeholder={
          compact
            ? none
            : `${none}（${candidates.some(({ detail }) => detail) ? "名前・番号・遺伝子型" : "名前"}で探す）`
        }
        size={compact ? "sm" : "md"}
        onChange={type}
        onKeyDown={press}
        onFocus={(event) => event.currentTarget.select()}
        onClick={() => setOpen(true)}
        onBlur={leave}
      />
      {isShown ? (
        // The box keeps the focus while an offer is pressed, in Safari too.
        <div
          role="listbox"
          id={list}
          ref={bringIntoView}
          tabIndex={-1}
          aria-label="候補"
          className={styles.list}
          onMouseDown={(event) => event.preventDefault()}
        >
          {shown.map((candidate, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the box's, which keeps the focus
            <div
              key={candidate.id}
              role="option"
              id={`${list}-${index}`}
              tabIndex={-1}
              aria-selected={index === active}
              data-chosen={candidate.id === id || undefined}
              className={styles.option}
              onClick={() => choose(candidate)}
            >
              {candidate.label}
              {candidate.detail ? <span className={styles.detail}>{candidate.detail}</span> : null}
            </div>
          ))}
        </div>
      ) : null}
      {isUnsaid ? (
        <chakra.p id={note} color="fg.error" fontSize="sm">
          {looseWords(typed, narrowed(known, typed).length)}
        </chakra.p>
      ) : null}
      <span role="status" className="visually-hidden">
        {isOpen && isTyping ? (found.length > 0 ? `候補が${found.length}件あります` : "候補はありません") : ""}
      </span>
    </div>
  );
}

/** As it opens: the list above the bar at the foot of the page, the one that is chosen within the list. */
function bringIntoView(list: HTMLElement | null): void {
  list?.scrollIntoView({ block: "nearest" });
  const chosen = list?.querySelector<HTMLElement>("[data-chosen]");
  if (list && chosen) list.scrollTop = chosen.offsetTop - chosen.offsetHeight;
}

function looseWords(typed: string, count: number): string {
  return count > 1
    ? `「${typed}」に合うものが${count}件あります。候補から1つ選んでください`
    : `「${typed}」は見つかりません。候補から選んでください`;
}
