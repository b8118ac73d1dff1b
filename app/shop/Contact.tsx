// How to reach the shop: only the ways it has set up.

import { Section } from "#app/ui/Detail.tsx";
import { Facts } from "#app/ui/Facts.tsx";

interface Props {
  contact: { mail: string; line: string; x: string; phone: string };
  /** The snake a visitor came from. */
  asked: { id: string; title: string; number: string } | null;
}

export function Contact({ contact, asked }: Props) {
  const subject = asked ? `${asked.title}（${asked.number || asked.id}）について` : "個体についての問い合わせ";
  const rows = [
    contact.mail &&
      ([
        "メール",
        <a key="mail" href={`mailto:${contact.mail}?subject=${encodeURIComponent(subject)}`}>
          {contact.mail}
        </a>,
      ] as const),
    contact.line && (["LINE", <Address key="line" value={contact.line} />] as const),
    contact.x && (["X", <Address key="x" value={contact.x} />] as const),
    contact.phone &&
      ([
        "電話",
        <a key="phone" href={`tel:${contact.phone.replace(/[^\d+]/g, "")}`}>
          {contact.phone}
        </a>,
      ] as const),
  ].filter((row) => row !== "");
  return (
    <Section title="問い合わせ・見学" id="contact">
      {asked ? (
        <p>
          「{asked.title}」{asked.number ? `（個体番号 ${asked.number}）` : ""}
          について、下の連絡先からお知らせください。
        </p>
      ) : null}
      {rows.length > 0 ? <Facts rows={rows} /> : <p>連絡先は準備が整いしだい、ここに掲載します。</p>}
    </Section>
  );
}

/** A configured address is a link where it is one, plain words otherwise. */
function Address({ value }: { value: string }) {
  return /^https:\/\//.test(value) ? (
    <a href={value} target="_blank" rel="noopener noreferrer">
      {value}
    </a>
  ) : (
    value
  );
}
