// Entry picker: a combobox after hydration, a plain control before and without JavaScript.

import { chakra, Input, NativeSelect } from "@chakra-ui/react";
import { type ChangeEvent, type Ref, useEffect, useId, useRef, useState } from "react";
import styles from "#app/cms/fields/Combobox.module.css";
import { fetchJson } from "#app/ui/kit/fetch-json.ts";
import { useCombobox } from "#app/ui/kit/use-combobox.ts";
import { useLoaded } from "#app/ui/kit/use-loaded.ts";
import { type Candidate, filterMatches, soleMatch } from "./candidates.ts";

interface Props extends PlainProps {
  /** URL to search for entries beyond the candidates. */
  source: string;
  onPick?(candidate: Candidate): void;
}

export function ReferenceSelect({ source, onPick, ...plain }: Props) {
  const control = useRef<HTMLSelectElement & HTMLInputElement>(null);
  const hadFocus = useRef(false);
  const [taken, setTaken] = useState<string | null>(null);
  const { id } = plain.tied;
  useEffect(() => {
    // The value may have changed before hydration.
    hadFocus.current = document.activeElement === control.current;
    setTaken(control.current?.value ?? "");
  }, []);
  useEffect(() => {
    if (taken !== null && hadFocus.current && typeof id === "string") document.getElementById(id)?.focus();
  }, [taken, id]);
  if (taken === null) return <PlainReference {...plain} control={control} />;
  const { name, candidates, isWhole, none, tied, compact } = plain;
  return (
    <ReferenceBox
      {...{ name, candidates, none, tied, compact, onPick }}
      value={taken}
      source={isWhole ? null : source}
    />
  );
}

/** `source`: null if all candidates are loaded. */
type BoxProps = Omit<Props, "isWhole" | "source"> & { source: string | null };

const SHOWN = 200;

function ReferenceBox({ name, value, candidates, source, none, tied, compact, onPick }: BoxProps) {
  const note = useId();
  const sent = useRef<HTMLInputElement>(null);
  const [id, setId] = useState(value);
  const chosen = candidates.find((one) => one.id === id);
  const [own, setOwn] = useState<Candidate | undefined>(chosen);
  const [typed, setTyped] = useState(chosen?.label ?? value);
  const [isTyping, setTyping] = useState(false);
  const known = useCandidates(candidates, source, isTyping ? typed : "");
  const found = isTyping ? filterMatches(known, typed) : known;
  const shown = found.slice(0, SHOWN);
  const first = isTyping ? shown[0] : undefined;
  const offers = useCombobox({ label: "候補", options: shown, first, holdsEnter: true, onChoose: choose });
  const isLoose = !isTyping && id !== "" && own?.id !== id && !candidates.some((one) => one.id === id);

  function choose(candidate: Candidate): void {
    setTyping(false);
    setTyped(onPick ? "" : candidate.label);
    setOwn(candidate);
    const next = onPick ? "" : candidate.id;
    setId(next);
    onPick?.(candidate);
    if (!sent.current) return;
    // The event fires after the value has changed.
    sent.current.value = next;
    sent.current.dispatchEvent(new Event("input", { bubbles: true }));
  }
  function type(event: ChangeEvent<HTMLInputElement>): void {
    const next = event.currentTarget.value;
    setTyped(next);
    setTyping(next.trim() !== "");
    offers.show(true);
    // The server resolves text submitted without choosing.
    setId(next.trim());
  }
  function leave(): void {
    offers.show(false);
    if (!isTyping) return;
    const meant = soleMatch(known, typed);
    if (meant) choose(meant);
    else setTyping(false);
  }
  // The server's error is shown instead.
  const showsNote = isLoose && !tied["aria-invalid"];
  const described = [tied["aria-describedby"], showsNote ? note : null].filter(Boolean).join(" ") || undefined;
  return (
    <div className={styles.box}>
      <input type="hidden" name={name} ref={sent} value={id} />
      <Input
        {...tied}
        {...offers.box}
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
        onFocus={(event) => event.currentTarget.select()}
        onClick={() => offers.show(true)}
        onBlur={leave}
      />
      {offers.isShown ? (
        <div {...offers.list} ref={bringIntoView} className={styles.list}>
          {shown.map((candidate, index) => (
            <div
              key={candidate.id}
              {...offers.option(candidate, index)}
              data-chosen={candidate.id === id || undefined}
              className={styles.option}
            >
              {candidate.label}
              {candidate.detail ? <span className={styles.detail}>{candidate.detail}</span> : null}
            </div>
          ))}
        </div>
      ) : null}
      {showsNote ? (
        <chakra.p id={note} color="fg.error" fontSize="sm">
          {looseWords(typed, filterMatches(known, typed).length)}
        </chakra.p>
      ) : null}
      <span role="status" className="visually-hidden">
        {offers.isOpen && isTyping ? (found.length > 0 ? `候補が${found.length}件あります` : "候補はありません") : ""}
      </span>
    </div>
  );
}

/** Scrolls the open list above the sticky bar, and the selected option into view. */
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

// Candidates for the typed text: loaded ones plus server results if there are more.

const DEBOUNCE_MS = 150;

function useCandidates(atHand: readonly Candidate[], source: string | null, typed: string) {
  const query = typed.trim();
  const [found] = useLoaded(
    async (gone) =>
      source === null || query === ""
        ? null
        : fetchJson<Candidate[]>(`${source}&q=${encodeURIComponent(query)}`, { signal: gone }),
    [source, query],
    DEBOUNCE_MS,
  );
  if (!found) return atHand;
  return [...found, ...atHand.filter((one) => !found.some(({ id }) => id === one.id))];
}

// Entry picker without JavaScript: a select; with several hundred entries a text box resolved by the server, which
// returns a select if ambiguous.

interface PlainProps {
  name: string;
  value: string;
  candidates: readonly Candidate[];
  /** False if there are more entries than candidates. */
  isWhole: boolean;
  none: string;
  /** id, label and aria attributes. */
  tied: Record<string, unknown>;
  compact?: boolean;
}

type ControlRef = Ref<HTMLSelectElement & HTMLInputElement>;

export function PlainReference({ control, ...plain }: PlainProps & { control: ControlRef }) {
  const { name, value, candidates, isWhole, none, tied, compact } = plain;
  const size = compact ? "sm" : "md";
  const isOpen = value !== "" && !candidates.some(({ id }) => id === value);
  const meant = isOpen ? filterMatches(candidates, value) : [];
  if (!isWhole && meant.length === 0)
    return (
      <Input
        {...tied}
        ref={control}
        name={name}
        defaultValue={value}
        placeholder="名前か番号"
        autoComplete="off"
        size={size}
      />
    );
  return (
    <NativeSelect.Root size={size} minWidth="0">
      <NativeSelect.Field {...tied} ref={control} name={name} defaultValue={value}>
        <option value="">{none}</option>
        {isOpen ? <option value={value}>{`「${value}」（候補から選んでください）`}</option> : null}
        {(isWhole ? candidates : meant).map((candidate) => (
          <option key={candidate.id} value={candidate.id}>
            {candidate.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
