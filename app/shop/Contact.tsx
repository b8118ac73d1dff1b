import { classes } from "#app/platform/site/classes.ts";
import { EMAIL_MAX } from "#app/platform/site/email.ts";
import { Button, ButtonLink } from "#app/ui/kit/Button.tsx";
import { Section } from "#app/ui/kit/Detail.tsx";
import { Facts } from "#app/ui/kit/Facts.tsx";
import { TextArea, TextInput } from "#app/ui/kit/Field.tsx";
import { Fold } from "#app/ui/kit/Fold.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import styles from "./Contact.module.css";
import inquiryFormStyles from "./InquiryForm.module.css";
import { inquiryKinds } from "./inquiry.ts";
import type { InquiryAnswer } from "./inquiry-answer.server.ts";
import { dayNames, emptyInquiry, HONEYPOT, NAME_MAX, PHONE_MAX, type TypedInquiry } from "./inquiry-form.ts";
import type { InquirySubject } from "./inquiry-subject.ts";

interface Props {
  contact: { mail: string; line: string; x: string; phone: string };
  subject: InquirySubject;
  /** An inquiry has just been stored. */
  isSent: boolean;
  answer: InquiryAnswer | undefined;
}

/** Fragment of the result, so that the browser moves the focus there even without scripts. */
const ANSWERED = "contact";

export function Contact({ contact, subject, isSent, answer }: Props) {
  const rows = ways(contact, subject.snake);
  return (
    <Section title="問い合わせ・見学" id={isSent || answer ? undefined : ANSWERED}>
      {isSent ? (
        <div className={styles.thanks} role="status" id={ANSWERED} tabIndex={-1}>
          <p>
            <strong>送信を受け付けました。ありがとうございます。</strong>
          </p>
          <p>
            内容を確かめて、いただいた連絡先にお返事します。見学の日時は、お返事をもって決まります。この送信だけで、予約や売買の契約が成立することはありません。
          </p>
          <ButtonLink to="/shop#contact" look="outline">
            続けて問い合わせる
          </ButtonLink>
        </div>
      ) : (
        <>
          {answer ? <Refusal answer={answer} /> : null}
          <SubjectNote subject={subject} />
          <InquiryForm snake={subject.snake?.id ?? null} answer={answer} />
        </>
      )}
      {rows.length > 0 ? (
        <>
          <h3>ほかの連絡方法</h3>
          <Facts rows={rows} />
        </>
      ) : null}
    </Section>
  );
}

function Refusal({ answer }: { answer: InquiryAnswer }) {
  const problems = Object.entries(answer.problems);
  return (
    <div className={styles.refusal} role="alert" id={ANSWERED} tabIndex={-1}>
      <p>
        <strong>{answer.notice}</strong>
      </p>
      {problems.length > 0 ? (
        <ul>
          {problems.map(([name, message]) => (
            <li key={name}>
              <a href={`#inquiry-${name}`}>{message}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function SubjectNote({ subject: { snake, isMissing } }: { subject: InquirySubject }) {
  if (isMissing)
    return <p>ご指定の個体は、いまは公開していません。個体を決めずに、このまま問い合わせることもできます。</p>;
  if (!snake) return null;
  return (
    <p className={styles.subject}>
      <span>
        「<a href={snake.path}>{snake.title}</a>」{snake.number ? `（個体番号 ${snake.number}）` : ""}
        についての問い合わせです。
        {snake.sale === null ? "" : `この個体は、いま「${snake.sale}」です。`}
      </span>
      <a href="/shop#contact">個体を決めずに問い合わせる</a>
    </p>
  );
}

function ways(contact: Props["contact"], snake: InquirySubject["snake"]): (readonly [string, React.ReactNode])[] {
  const subject = snake ? `${snake.title}（${snake.number || snake.id}）について` : "個体についての問い合わせ";
  const rows = [
    { label: "メール", value: contact.mail, to: `mailto:${contact.mail}?subject=${encodeURIComponent(subject)}` },
    { label: "LINE", value: contact.line, to: contact.line },
    { label: "X", value: contact.x, to: contact.x },
    { label: "電話", value: contact.phone, to: `tel:${contact.phone.replace(/[^\d+]/g, "")}` },
  ];
  return rows
    .filter(({ value }) => value !== "")
    .map(({ label, value, to }) => [label, <Address key={label} value={value} to={to} />] as const);
}

/** A link if possible, else plain text (a LINE ID). */
function Address({ value, to }: { value: string; to: string }) {
  if (/^(?:mailto|tel):/.test(to)) return <a href={to}>{value}</a>;
  if (!to.startsWith("https://")) return value;
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {value}
    </a>
  );
}

// Inquiry form: a plain POST that works without JavaScript.

function InquiryForm({ snake, answer }: { snake: string | null; answer: InquiryAnswer | undefined }) {
  const typed = answer?.typed ?? emptyInquiry;
  const problems = answer?.problems ?? {};
  const box = (
    name: Exclude<keyof TypedInquiry, "consent">,
    label: string,
    input: React.InputHTMLAttributes<HTMLInputElement>,
  ) => (
    <div key={name} id={`inquiry-${name}`}>
      <TextInput name={name} label={label} defaultValue={typed[name]} error={problems[name]} {...input} />
    </div>
  );
  const day = (name: (typeof dayNames)[number], place: number) => box(name, `第${place}希望`, { type: "date" });
  return (
    <SendForm
      action={`/shop${snake ? `?ball=${snake}` : ""}#contact`}
      noValidate
      className={classes("no-print", inquiryFormStyles.form)}
      aria-labelledby="inquiry-title"
    >
      <h3 id="inquiry-title">問い合わせ・見学の申し込み</h3>
      <fieldset
        id="inquiry-kind"
        className={inquiryFormStyles.group}
        aria-describedby={problems.kind ? "inquiry-kind-note" : undefined}
      >
        <legend>ご用件（必須）</legend>
        {inquiryKinds.map(({ value, label }) => (
          <label key={value} className={inquiryFormStyles.choice}>
            <input type="radio" name="kind" value={value} defaultChecked={typed.kind === value} />
            {label}
          </label>
        ))}
        <Problem id="inquiry-kind-note" message={problems.kind} />
      </fieldset>
      {box("name", "お名前（必須）", { autoComplete: "name", required: true, maxLength: NAME_MAX })}
      <fieldset className={inquiryFormStyles.group}>
        <legend>連絡先（メールアドレスか電話番号のどちらかは必須）</legend>
        <div className={inquiryFormStyles.pair}>
          {box("mail", "メールアドレス", { type: "email", autoComplete: "email", maxLength: EMAIL_MAX })}
          {box("phone", "電話番号", { type: "tel", autoComplete: "tel", maxLength: PHONE_MAX })}
        </div>
      </fieldset>
      <fieldset className={inquiryFormStyles.group}>
        <legend>見学の希望日（見学のときは1つ以上必須）</legend>
        <div className={inquiryFormStyles.days}>{day("day1", 1)}</div>
        <Fold label="第2・第3希望も書く" open={dayNames.slice(1).some((name) => typed[name] || problems[name])}>
          <div className={inquiryFormStyles.days}>{dayNames.slice(1).map((name, at) => day(name, at + 2))}</div>
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
          この欄には何も書かないでください
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <div id="inquiry-consent" className={inquiryFormStyles.group}>
        <p className={inquiryFormStyles.purpose}>
          いただいた個人情報は、お問い合わせへのお返事と、見学の日程の調整のためだけに使い、対応が済んで1年たつと消します。詳しくは
          <a href="/policy">外部送信とプライバシー</a>をご覧ください。
        </p>
        <label className={inquiryFormStyles.choice}>
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
    <p id={id} className={inquiryFormStyles.problem}>
      {message}
    </p>
  ) : null;
}
