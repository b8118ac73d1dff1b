// Starts a separate site with a signed-in admin, and a scriptless browser that opens pages, fills in forms and submits
// them.

import { expect } from "vitest";
import { documentOf } from "./document.ts";
import { DEMO_ADMIN, emulatorSettings, makePeople, signIn } from "./people.ts";
import { type Site, startSite } from "./site.ts";

export async function startAdminSite({ filled = true, env = {} } = {}) {
  await makePeople();
  const site = await startSite({ filled, env: { ...emulatorSettings(), ...env } });
  const { cookie, status } = await signIn(site.origin, DEMO_ADMIN);
  if (!cookie) throw new Error(`The admin could not sign in: ${status}`);
  return { site, cookie, ...browserOf(site, cookie) };
}

interface Answer {
  status: number;
  location: string;
  page: Document;
  words: string;
  text: string;
}

type Typed = Record<string, string | Blob>;

export function browserOf({ origin }: Pick<Site, "origin">, cookie: string) {
  const headers = { Cookie: cookie, Origin: origin, "User-Agent": "Mozilla/5.0 Chrome/150.0" };

  function request(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(origin + path, { redirect: "manual", ...init, headers: { ...headers, ...init.headers } });
  }

  /** Requests a path and accepts any status; posts if there is a body. */
  async function answer(path: string, body?: BodyInit | Typed): Promise<Answer> {
    const isPlain = body !== undefined && Object.getPrototypeOf(body) === Object.prototype;
    const sent = isPlain ? new URLSearchParams(body as Record<string, string>) : (body as BodyInit | undefined);
    const response = await request(path, sent === undefined ? {} : { method: "POST", body: sent });
    const text = await response.text();
    const page = documentOf(text);
    const location = response.headers.get("Location") ?? "";
    return { status: response.status, location, page, words: mainOf(page), text };
  }

  return {
    headers,
    request,
    answer,
    send: (path: string, body: BodyInit | Typed) => answer(path, body),
    /** Opens a page and expects status 200. */
    async open(path: string): Promise<Document> {
      const { status, page } = await answer(path);
      expect(status, path).toBe(200);
      return page;
    },
    /** Submits the form with this label, with some values replaced. */
    sendForm(page: Document, label: string, typed: Typed = {}, button: [string, string] | null = null) {
      const to = formCalled(page, label).getAttribute("action")?.split("#")[0] ?? "";
      return answer(to, filled(page, label, typed, button));
    },
    /** Submits the form whose button has this label, with some values replaced. */
    press(page: Document, words: string, typed: Typed = {}) {
      const buttons = [...page.querySelectorAll<HTMLButtonElement>("button[type=submit]")];
      const pressed = buttons.find((one) => one.textContent?.includes(words));
      const form = pressed?.closest("form");
      if (!form) throw new Error(`No form with a button "${words}"`);
      const body = filledForm(form, typed, pressed?.name ? [pressed.name, pressed.value] : null);
      return answer(form.getAttribute("action") ?? "", body);
    },
  };
}

export function mainOf(page: Document): string {
  return page.querySelector("main")?.textContent ?? "";
}

function formCalled(page: Document, label: string): HTMLFormElement {
  const form = page.querySelector<HTMLFormElement>(`form[aria-label="${label}"]`);
  if (!form) throw new Error(`No form called ${label}`);
  return form;
}

/** Returns the data of the form with this label as a browser without JavaScript sends it, with some values replaced. */
export function filled(page: Document, label: string, typed: Typed, button: [string, string] | null): FormData {
  return filledForm(formCalled(page, label), typed, button);
}

export function filledForm(form: HTMLFormElement, typed: Typed, button: [string, string] | null): FormData {
  const data = new FormData();
  for (const control of form.querySelectorAll<HTMLInputElement>("input, select, textarea")) {
    const isLeft = control.type === "file" || (/checkbox|radio/.test(control.type) && !control.checked);
    if (control.name && !(control.name in typed) && !isLeft) data.append(control.name, control.value);
  }
  for (const [name, value] of Object.entries(typed)) data.append(name, value);
  if (button) data.append(...button);
  return data;
}
