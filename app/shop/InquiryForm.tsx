// The form of an inquiry or a wish to visit: a plain POST, complete without JavaScript.

import { classes } from "#app/platform/site/classes.ts";
import { EMAIL_MAX } from "#app/platform/site/email.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import { TextArea, TextInput } from "#app/ui/kit/Field.tsx";
import { Fold } from "#app/ui/kit/Fold.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import styles from "./InquiryForm.module.css";
import { inquiryKinds } from "./inquiry.ts";
import type { InquiryAnswer } from "./inquiry-answer.server.ts";
import { dayNames, emptyInquiry, HONEYPOT, NAME_MAX, PHONE_MAX } from "./inquiry-form.ts";

interface Props {
  /** The id of the snake it is about. */
  snake: string | null;
  /** The last answer to the form: then it comes back as it was sent. */
  answer: InquiryAnswer | undefined;
}

export function InquiryForm({ snake, answer }: Props) {
  const typed = answer?.typed ?? emptyInquiry;
  const problems = answer?.problems ?? {};
  const dayField = (name: (typeof dayNames)[number], place: number) => (
    <div key={name} id={`inquiry-${name}`}>
      <TextInput type="date" name={name} label={`第${place}希望`} defaultValue={typed[name]} error={problems[name]} />
    </div>
  );
  return (
    <SendForm
      action={`/shop${snake ? `?ball=${snake}` : ""}#contact`}
      noValidate
      className={classes("no-print", styles.form)}
      aria-labelledby="inquiry-title"
    >
      <h3 id="inquiry-title">問い合わせ・見学の申し込み</h3>
      <fieldset
        id="inquiry-kind"
        className={styles.group}
        aria-describedby={problems.kind ? "inquiry-kind-note" : undefined}
      >
        <legend>ご用件（必須）</legend>
        {inquiryKinds.map(({ value, label }) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name="kind" value={value} defaultChecked={typed.kind === value} />
            {label}
          </label>
        ))}
        <Problem id="inquiry-kind-note" message={problems.kind} />
      </fieldset>
      <div id="inquiry-name">
        <TextInput
          name="name"
          label="お名前（必須）"
          autoComplete="name"
          required
          maxLength={NAME_MAX}
          defaultValue={typed.name}
          error={problems.name}
        />
      </div>
      <fieldset className={styles.group}>
        <legend>連絡先（メールか電話の、どちらかは必須）</legend>
        <div className={styles.pair}>
          <div id="inquiry-mail">
            <TextInput
              type="email"
              name="mail"
              label="メールアドレス"
              autoComplete="email"
              maxLength={EMAIL_MAX}
              defaultValue={typed.mail}
              error={problems.mail}
            />
          </div>
          <div id="inquiry-phone">
            <TextInput
              type="tel"
              name="phone"
              label="電話番号"
              autoComplete="tel"
              maxLength={PHONE_MAX}
              defaultValue={typed.phone}
              error={problems.phone}
            />
          </div>
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>見学の希望日（見学のときは、1つ以上）</legend>
        <div className={styles.days}>{dayNames.slice(0, 1).map((name) => dayField(name, 1))}</div>
        <Fold label="第2・第3希望も書く" open={dayNames.slice(1).some((name) => typed[name] || problems[name])}>
          <div className={styles.days}>{dayNames.slice(1).map((name, at) => dayField(name, at + 2))}</div>
        </Fold>
      </fieldset>
      <div id="inquiry-message">
        <TextArea
          name="message"
          label="内容（問い合わせのときは必須）"
          hint="見学のご希望の時間帯や、いまの飼育環境なども、こちらにお書きください。2,000文字まで。"
          rows={6}
          defaultValue={typed.message}
          error={problems.message}
        />
      </div>
      <div className="visually-hidden" aria-hidden="true">
        <label>
          この欄は空のままにしてください
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <div id="inquiry-consent" className={styles.group}>
        <p className={styles.purpose}>
          いただいた個人情報は、お問い合わせへのお返事と、見学の日程の調整のためだけに使い、対応が済んで1年たつと消します。くわしくは
          <a href="/policy">外部送信とプライバシー</a>をごらんください。
        </p>
        <label className={styles.choice}>
          <input
            type="checkbox"
            name="consent"
            value="yes"
            required
            defaultChecked={typed.consent}
            aria-invalid={problems.consent !== undefined}
            aria-describedby={problems.consent ? "inquiry-consent-note" : undefined}
          />
          個人情報の利用目的に同意します（必須）
        </label>
        <Problem id="inquiry-consent-note" message={problems.consent} />
      </div>
      <div>
        <Button>送信する</Button>
      </div>
    </SendForm>
  );
}

function Problem({ id, message }: { id: string; message: string | undefined }) {
  return message ? (
    <p id={id} className={styles.problem}>
      {message}
    </p>
  ) : null;
}
