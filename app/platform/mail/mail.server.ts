// Plain-text mail over SMTP, if configured.

import { cutText } from "#app/platform/site/entered-text.ts";
import { environment } from "#app/platform/site/environment.server.ts";

export interface Mail {
  to: readonly string[];
  subject: string;
  text: string;
  /** Omitted unless a plain address. */
  replyTo?: string;
}

/** Mail is sent in the background and retried. */
const DEADLINE_MS = 20_000;

/** Exactly one address, without list, name or comment. Stricter than forms. */
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;

export interface MailSettings {
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
}

export function canMail({ SMTP_URL, MAIL_FROM }: MailSettings = environment()): boolean {
  return SMTP_URL !== undefined && MAIL_FROM !== undefined;
}

async function transportTo(url: string) {
  // Loaded lazily: most sites have no mail server.
  const { createTransport } = await import("nodemailer");
  const { hostname, username } = new URL(url);
  return createTransport({
    url,
    // Otherwise a network in between could strip STARTTLS and read the password.
    requireTLS: username !== "" && !["127.0.0.1", "[::1]", "localhost"].includes(hostname),
    connectionTimeout: DEADLINE_MS,
    greetingTimeout: DEADLINE_MS,
    socketTimeout: DEADLINE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Returns whether the server accepts the credentials. Sends nothing. */
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
