// Mail by SMTP, where it is set up. Plain text only; every header is a value, none is put together from parts.

import { cutText } from "#app/platform/site/entered-text.ts";
import { environment } from "#app/platform/site/environment.server.ts";

export interface Mail {
  to: readonly string[];
  subject: string;
  text: string;
  /** Left out where it is no plain address. */
  replyTo?: string;
}

/** Nobody waits for it, and a server that does not answer is tried again later. */
const DEADLINE_MS = 20_000;

/** One address and nothing else: no list, no name, no comment. Stricter than what forms take. */
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;

export interface MailSettings {
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
}

export function canMail({ SMTP_URL, MAIL_FROM }: MailSettings = environment()): boolean {
  return SMTP_URL !== undefined && MAIL_FROM !== undefined;
}

async function transportTo(url: string) {
  // Loaded with the first mail: most sites have no mail server.
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    connectionTimeout: DEADLINE_MS,
    greetingTimeout: DEADLINE_MS,
    socketTimeout: DEADLINE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Whether the mail server answers and takes this site's name and password. Sends nothing. */
export async function reachesMailServer(url: string): Promise<boolean> {
  const transport = await transportTo(url);
  try {
    return await transport.verify();
  } catch {
    return false;
  } finally {
    transport.close();
  }
}

/** Sends one mail; throws where it cannot. */
export async function sendMail(mail: Mail, { SMTP_URL, MAIL_FROM }: MailSettings = environment()): Promise<void> {
  if (SMTP_URL === undefined || MAIL_FROM === undefined) throw new Error("SMTP_URL and MAIL_FROM are not set");
  const transport = await transportTo(SMTP_URL);
  const replyTo = mail.replyTo !== undefined && PLAIN_ADDRESS.test(mail.replyTo) ? mail.replyTo : undefined;
  try {
    await transport.sendMail({
      from: MAIL_FROM,
      to: [...mail.to],
      subject: oneLine(mail.subject),
      text: mail.text,
      ...(replyTo && { replyTo }),
      headers: { "Auto-Submitted": "auto-generated" },
    });
  } finally {
    transport.close();
  }
}

function oneLine(text: string): string {
  return cutText(text.replace(/\p{Cc}+/gu, " "), 150);
}
