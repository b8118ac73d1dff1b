// Form of a snake: four main fields, the rest collapsed.

import { useId, useRef, useState } from "react";
import { sexLabels } from "#app/kinds/ball/labels.ts";
import type { NewPhoto } from "#app/notebook/photos/shrink.ts";
import keep from "#app/notebook/screens/keep/Keep.module.css";
import { Choices } from "#app/notebook/screens/records/CareForm.tsx";
import { type ReadSnake, readSnake } from "#app/notebook/snakes/read-snake.ts";
import type { SnakeFields } from "#app/notebook/snakes/snake.ts";
import type { LineReading } from "#app/notebook/store/genes.ts";
import { classes } from "#app/platform/site/classes.ts";
import { GenotypeChips } from "#app/ui/genetics/GenotypeChips.tsx";
import { Button } from "#app/ui/kit/Button.tsx";
import { TextArea, TextInput } from "#app/ui/kit/Field.tsx";
import { Fold } from "#app/ui/kit/Fold.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import styles from "./SnakeForm.module.css";

interface Props {
  fields: SnakeFields;
  groups: readonly string[];
  today: string;
  /** Day of its first record. */
  first?: string | undefined;
  button: string;
  onSave: (fields: SnakeFields, photo: NewPhoto | null) => Promise<void>;
}

const intervals = [
  ["interval", "給餌の間隔（日）", "空欄なら、体重と年齢から目安を出します"],
  ["weighEvery", "体重を量る間隔（日）", "空欄なら30日、食べていないあいだは14日"],
  ["cleanEvery", "掃除の間隔（日）", "空欄なら、前回の掃除から60日"],
] as const;

export function SnakeForm({ fields, groups, today, first, button, onSave }: Props) {
  const [problems, setProblems] = useState<Extract<ReadSnake, { ok: false }>["problems"]>({});
  const [reading, setReading] = useState<LineReading | null>(null);
  /** The genotype line that was unclear on the last submit; submitting it again saves it as it is. */
  const [unclear, setUnclear] = useState<string | null>(null);
  const list = useId();

  async function send(typed: FormData) {
    const read = readSnake(fields, (name) => String(typed.get(name) ?? ""), today, first);
    if (!read.ok) {
      setProblems(read.problems);
      return;
    }
    const line = read.fields.genotype;
    const { lineReading } = await import("#app/notebook/store/genes.ts");
    const found = line === fields.genotype ? null : await lineReading(line);
    if (found?.state === "unclear" && unclear !== line) {
      setReading(found);
      setUnclear(line);
      setProblems({
        genotype: `入力を確かめてください。このまま保存するときは、もう一度「${button}」を押してください`,
      });
      return;
    }
    const chosen = typed.get("photo");
    const isChosen = chosen instanceof File && chosen.size > 0;
    if (!isChosen) {
      setProblems({});
      return onSave(read.fields, null);
    }
    const { newPhoto, NOT_A_PICTURE } = await import("#app/notebook/photos/shrink.ts");
    const photo = await newPhoto(chosen).catch(() => null);
    setProblems(photo ? {} : { photo: NOT_A_PICTURE });
    if (photo) await onSave(read.fields, photo);
  }

  return (
    <SendForm problems={problems} className={styles.form} onSend={send}>
      <TextInput
        name="name"
        label="名前"
        defaultValue={fields.name}
        error={problems.name}
        autoComplete="off"
        required
      />
      <Choices name="sex" legend="性別" labels={sexLabels} chosen={fields.sex} />
      <GenotypeLine line={fields.genotype} error={problems.genotype} reading={reading} onReading={setReading} />
      <TextInput
        name="birth"
        label="ハッチ（生まれた日）"
        hint="年だけでもかまいません（例：2024年8月10日、2024年）。分からなければ空欄にします"
        defaultValue={fields.birth}
        error={problems.birth}
        autoComplete="off"
      />
      <Fold label="写真・ケージ・給餌の間隔など">
        <TextInput
          type="file"
          name="photo"
          label="表紙の写真"
          hint="縮小してこの端末に保存します。撮影場所などの情報は取り除きます。どこにも送りません。"
          accept="image/*"
          error={problems.photo}
        />
        {intervals.map(([name, label, hint]) => (
          <TextInput
            key={name}
            name={name}
            label={label}
            inputMode="numeric"
            hint={hint}
            defaultValue={fields[name] ?? ""}
            error={problems[name]}
            autoComplete="off"
          />
        ))}
        <TextInput name="enclosure" label="ケージ・棚" defaultValue={fields.enclosure} error={problems.enclosure} />
        <TextInput name="group" label="グループ" defaultValue={fields.group} list={list} error={problems.group} />
        <datalist id={list}>
          {groups.map((group) => (
            <option key={group} value={group} />
          ))}
        </datalist>
        <TextInput name="number" label="個体番号" defaultValue={fields.number} error={problems.number} />
        <TextInput name="from" label="入手先" defaultValue={fields.from} error={problems.from} />
        <TextArea name="memo" label="メモ" rows={3} defaultValue={fields.memo} error={problems.memo} />
      </Fold>
      <Button>{button}</Button>
    </SendForm>
  );
}

interface GenotypeProps {
  line: string;
  error: string | undefined;
  reading: LineReading | null;
  onReading: (reading: LineReading | null) => void;
}

/** Genotype field, parsed on the device: shows the result as chips and unclear parts as questions. */
function GenotypeLine({ line, error, reading, onReading }: GenotypeProps) {
  const box = useRef<HTMLDivElement>(null);
  const input = () => box.current?.querySelector("input") ?? null;

  async function read(typed: string) {
    const { lineReading } = await import("#app/notebook/store/genes.ts");
    const found = await lineReading(typed);
    // The input may have changed meanwhile.
    if (input()?.value.trim() === typed.trim()) onReading(found);
  }

  return (
    <div ref={box}>
      <TextInput
        name="genotype"
        label="モルフ"
        hint="例：パステル 100%ヘテロ・クラウン。英語でも、空欄のままでもかまいません"
        defaultValue={line}
        error={error}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onInput={() => onReading(null)}
        onBlur={({ currentTarget }) => void read(currentTarget.value)}
      />
      <div aria-live="polite">
        {reading?.state === "read" && reading.chips.length > 0 ? <GenotypeChips chips={reading.chips} /> : null}
        {reading && reading.questions.length > 0 ? (
          <div className={classes(keep.trouble, keep.form)}>
            {reading.questions.map(({ message, corrections }) => (
              <div key={message}>
                <p>{message}</p>
                {corrections.length > 0 ? (
                  <div className={styles.corrections}>
                    {corrections.map((correction) => (
                      <Button
                        key={correction}
                        look="outline"
                        onClick={() => {
                          const field = input();
                          if (field) field.value = correction;
                          void read(correction);
                        }}
                      >
                        {correction}
                      </Button>
                    ))}
                  </div>
                ) : null}
              </div>
            ))}
          </div>
        ) : null}
      </div>
    </div>
  );
}
