import { AsyncLocalStorage } from "node:async_hooks";
import {
  MaxFileSizeExceededError,
  MaxFilesExceededError,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  parseFormData,
} from "@remix-run/form-data-parser";
import { readEnteredText } from "#app/platform/site/entered-text.ts";

export const UNREADABLE_FORM = "送信された内容を読み取れませんでした。ページを開き直して、もう一度お試しください。";
export const TOO_LONG_FORM = "送信された内容が多すぎます。項目か文字を減らして、もう一度送信してください。";

const FIELDS_MAX = 5_000;
/** Limit for public forms: parsing thousands of fields blocks other requests. */
export const OPEN_FIELDS_MAX = 100;

const formsRead = new AsyncLocalStorage<{ form?: FormData }>();

/** Runs work and returns its result with the form it parsed. */
export async function withFormRead<Result>(work: () => Promise<Result>): Promise<[Result, FormData | undefined]> {
  const scope: { form?: FormData } = {};
  return [await formsRead.run(scope, work), scope.form];
}

/** Limit per text. The longest is a 5 MB CSV file, echoed for confirmation. */
const TEXT_MAX = 6_000_000;

/** The body size is already limited by the listener. */
const ANY_SIZE = Number.MAX_SAFE_INTEGER;

const TOO_MUCH = [
  MaxFilesExceededError,
  MaxFileSizeExceededError,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
];

const urlEncoded = /^application\/x-www-form-urlencoded\s*(?:;|$)/;
const multipart = /^multipart\/form-data\s*(?:;|$)/;

interface Reading {
  fieldsMax?: number;
  /** Keeps the text unnormalised, for passwords. */
  asTyped?: boolean;
}

/**
 * Parses the form and normalises its texts (entered-text.ts). Returns 413 for too many fields or characters, 400 if
 * malformed, 415 for another content type.
 */
export async function readForm(
  request: Request,
  { fieldsMax = FIELDS_MAX, asTyped = false }: Reading = {},
): Promise<FormData | 400 | 413 | 415> {
  const form = await parseForm(request, fieldsMax);
  if (typeof form === "number" || asTyped) return form;
  const read = new FormData();
  for (const [name, value] of form) {
    if (typeof value !== "string") read.append(name, value);
    else if (value.length > TEXT_MAX) return 413;
    else read.append(name, readEnteredText(value));
  }
  return read;
}

async function parseForm(request: Request, fieldsMax: number): Promise<FormData | 400 | 413 | 415> {
  const type = request.headers.get("Content-Type") ?? "";
  const isUrlEncoded = urlEncoded.test(type);
  if (!isUrlEncoded && !multipart.test(type)) return 415;
  try {
    if (isUrlEncoded) return await readUrlEncoded(request, fieldsMax);
    return await parseFormData(request, {
      maxParts: fieldsMax,
      maxFiles: fieldsMax,
      maxFileSize: ANY_SIZE,
      maxTotalSize: ANY_SIZE,
    });
  } catch (error) {
    return TOO_MUCH.some((kind) => error instanceof kind) ? 413 : 400;
  }
}

const AND = "&".charCodeAt(0);

/** Parses URL-encoded forms natively: the library examines every byte in JavaScript, thirty times slower for large forms. */
async function readUrlEncoded({ body }: Request, fieldsMax: number): Promise<FormData | 413> {
  const decoder = new TextDecoder();
  let text = "";
  let fields = 1;
  for await (const chunk of body ?? []) {
    for (let at = chunk.indexOf(AND); at !== -1; at = chunk.indexOf(AND, at + 1)) {
      fields += 1;
      if (fields > fieldsMax) return 413;
    }
    text += decoder.decode(chunk, { stream: true });
  }
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text + decoder.decode())) form.append(name, value);
  return form;
}

/** Returns the parsed form; empty for another content type. Throws a 413 or 400. */
export async function formOf(request: Request, reading: Reading = {}): Promise<FormData> {
  const form = await readForm(request, reading);
  if (form === 415) return new FormData();
  if (form === 413) throw new Response(TOO_LONG_FORM, { status: 413 });
  if (form === 400) throw new Response(UNREADABLE_FORM, { status: 400 });
  const scope = formsRead.getStore();
  if (scope) scope.form = form;
  return form;
}
