// How to reach the shop: the ways it has set up, and a form.

import { ButtonLink } from "#app/ui/kit/Button.tsx";
import { Section } from "#app/ui/kit/Detail.tsx";
import { Facts } from "#app/ui/kit/Facts.tsx";
import styles from "./Contact.module.css";
import { InquiryForm } from "./InquiryForm.tsx";
import type { InquiryAnswer } from "./inquiry-answer.server.ts";
import type { InquirySubject } from "./inquiry-subject.ts";

interface Props {
  contact: { mail: string; line: string; x: string; phone: string };
  subject: InquirySubject;
  /** An inquiry has just been stored. */
  isSent: boolean;
  answer: InquiryAnswer | undefined;
}

/** Where the form leads to: what was answered, so that the browser, with or without scripts, puts the keyboard there. */
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

/** A link where it leads somewhere, plain words (a LINE ID) otherwise. */
function Address({ value, to }: { value: string; to: string }) {
  if (/^(?:mailto|tel):/.test(to)) return <a href={to}>{value}</a>;
  if (!to.startsWith("https://")) return value;
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {value}
    </a>
  );
}
