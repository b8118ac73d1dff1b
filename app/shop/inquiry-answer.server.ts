// Handles a POST to /shop: redirects after storing, or re-renders the form with errors.

import { data, redirect } from "react-router";
import { ID_PATTERN } from "#app/cms/content/kind.ts";
import { findEntry } from "#app/cms/content/lifecycle.server.ts";
import { type Db, databasePlace } from "#app/platform/database/connection.server.ts";
import { troubleOf } from "#app/platform/database/trouble.server.ts";
import { OPEN_FIELDS_MAX, readForm, TOO_LONG_FORM, UNREADABLE_FORM } from "#app/platform/forms/form-of.server.ts";
import { WRONG_METHOD } from "#app/platform/http/refusal.server.ts";
import { loggedNetworkOf } from "#app/platform/limits/address-network.ts";
import { consume } from "#app/platform/limits/limits.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { log } from "#app/platform/site/log.server.ts";
import { ANIMAL_KIND } from "./animal-kind.ts";
import { storeInquiry } from "./inquiries.server.ts";
import { emptyInquiry, type InquiryProblems, isBot, readInquiry, type TypedInquiry } from "./inquiry-form.ts";
import { inquiryRecipients, scheduleMails } from "./inquiry-mail.server.ts";
import { readShopNotice } from "./notice.server.ts";

export interface InquiryAnswer {
  notice: string;
  typed: TypedInquiry;
  problems: InquiryProblems;
}

/** Handles the form. `network`: for rate limiting. The snake is in the URL, so that it stays with the page. */
export async function answerInquiry(db: Db, request: Request, url: URL, network: string, now: Date) {
  if (request.method !== "POST") return refuse(405, WRONG_METHOD, { Allow: "GET, HEAD, POST" });
  if ((await readShopNotice(db, now)).registration === null)
    return refuse(403, "現在、問い合わせと見学の申し込みをお休みしています。送信された内容は受け付けていません。");
  const form = await readForm(request, { fieldsMax: OPEN_FIELDS_MAX });
  if (typeof form === "number") return refuse(form === 413 ? 413 : 400, form === 413 ? TOO_LONG_FORM : UNREADABLE_FORM);

  if (isBot(form)) {
    // Bots get the same response, so that they learn nothing.
    log.info({ network: loggedNetworkOf(network) }, "inquiry by a program dropped");
    return thanks();
  }
  const { typed, problems, inquiry } = readInquiry(form, dayInJapan(now));
  if (!inquiry) return answer(422, { notice: "送信できていません。入力を確かめてください。", typed, problems });
  try {
    const wait = await consume(db, "inquiry", { address: network });
    if (wait !== null) {
      const notice = `短い間に多くの送信があったため、いったん受け付けを止めています。${Math.ceil(wait / 60)}分ほど待ってから、もう一度送信してください。入力した内容は残っています。`;
      return answer(429, { notice, typed, problems }, { "Retry-After": String(wait) });
    }
    const ball = await knownBall(db, url.searchParams.get("ball"));
    await storeInquiry(db, inquiry, ball, now, { isMailed: inquiryRecipients().length > 0 });
    scheduleMails(db);
  } catch (error) {
    if (!troubleOf(error, databasePlace())) throw error;
    log.error({ err: error }, "an inquiry was not stored");
    const notice =
      "サイトの不具合で、受け付けられませんでした。時間をおいて、もう一度送信してください。入力した内容は残っています。";
    return answer(503, { notice, typed, problems });
  }
  return thanks();
}

function thanks() {
  return redirect("/shop?sent=1#contact", 303);
}

function refuse(status: number, notice: string, headers: Record<string, string> = {}) {
  return answer(status, { notice, typed: emptyInquiry, problems: {} }, headers);
}

function answer(status: number, body: InquiryAnswer, headers: Record<string, string> = {}) {
  return data(body, { status, headers });
}

/** Returns the id if the snake exists, even if it is no longer public. */
async function knownBall(db: Db, id: string | null): Promise<string | null> {
  if (id === null || !ID_PATTERN.test(id)) return null;
  return (await findEntry(db, ANIMAL_KIND, id))?.id ?? null;
}
