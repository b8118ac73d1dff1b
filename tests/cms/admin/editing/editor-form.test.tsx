import { expect, test } from "vitest";
import { formContentOf, readEditorForm } from "#app/cms/admin/editing/form/form-request.server.ts";
import type { FormContent } from "#app/cms/admin/editing/form/form-view.ts";
import { editorView } from "#app/cms/admin/editing/form/view.server.ts";
import { CarriedFields } from "#app/cms/admin/form/CarriedFields.tsx";
import { Editor } from "#app/cms/admin/screens/entry/Editor.tsx";
import type { KindName } from "#app/cms/content/kind.ts";
import { createEntry, publish } from "#app/cms/content/lifecycle.server.ts";
import { allKinds, kindNamed, kindNames } from "#app/cms/content/registry.ts";
import { checkContent } from "#app/cms/fields/check-content.server.ts";
import { fullContent } from "#tests/kinds/examples.ts";
import { documentOf } from "#tests/support/document.ts";
import { drawn, idle } from "./drawn.tsx";
import { at, hana, memory, sentBy } from "./editor-harness.ts";

const db = memory();

async function editorOf(name: KindName, typed?: FormContent, problems: { path: string; message: string }[] = []) {
  const kind = kindNamed(name);
  // An individual number must be unique.
  await db.deleteFrom("entries").where("kind", "=", name).execute();
  const made = await createEntry(db, name, `full-${crypto.randomUUID().slice(0, 8)}`, fullContent(name), hana);
  if (!made.ok) throw new Error(made.reason);
  const view = await editorView(db, kind, made.entry, at, typed && { typed, problems });
  return drawn(<Editor {...idle} view={view} isAnswer={typed !== undefined} />);
}

test.each(kindNames())("%s: the rendered form, sent unchanged, is the content it was rendered from", async (name) => {
  const kind = kindNamed(name);
  const read = readEditorForm(kind, sentBy(await editorOf(name)));
  const checked = checkContent(kind, read.typed, "draft");
  expect(checked).toEqual({ ok: true, content: fullContent(name) });
});

test.each(kindNames())("%s: carrying it through another page as hidden inputs loses nothing", (name) => {
  const kind = kindNamed(name);
  const typed = formContentOf(kind, fullContent(name));
  const html = drawn(
    <form>
      <CarriedFields typed={typed} version={0} times={{ publishAt: "", endAt: "" }} />
    </form>,
  );
  expect(readEditorForm(kind, sentBy(html)).typed).toEqual(typed);
});

test("every field of every kind has a control with a label", async () => {
  for (const kind of allKinds()) {
    const page = documentOf(await editorOf(kind.name));
    for (const field of Object.values(kind.fields)) {
      const names = [...page.querySelectorAll("label, legend")].map((label) => label.textContent ?? "");
      expect(
        names.some((name) => name.startsWith(field.label)),
        `${kind.name}: ${field.label}`,
      ).toBe(true);
    }
  }
});

test("invalid input comes back unchanged, with a message on the field and a link at the top", async () => {
  const typed = formContentOf(kindNamed("ball"), fullContent("ball"));
  const wrong = { ...typed, fields: { ...typed.fields, price: "四万円", hatched: "去年" } };
  const html = await editorOf("ball", wrong, [
    { path: "fields.price", message: "数字で入力してください" },
    { path: "fields.genotype[1].percent", message: "数字で入力してください" },
  ]);
  const page = documentOf(html);
  const price = page.querySelector<HTMLInputElement>("[name='fields.price']");
  expect(price?.value).toBe("四万円");
  expect(page.querySelector<HTMLInputElement>("[name='fields.hatched']")?.value).toBe("去年");
  expect(price?.getAttribute("aria-invalid")).toBe("true");
  const note = page.getElementById(price?.getAttribute("aria-describedby")?.split(" ")[0] ?? "");
  expect(note?.textContent).toBe("数字で入力してください");
  const links = [...page.querySelectorAll("[role=alert] a")];
  expect(links.map((link) => link.textContent)).toEqual([
    "価格（税込）：数字で入力してください",
    "遺伝子型 2行目 割合：数字で入力してください",
  ]);
  for (const link of links) expect(page.querySelector(link.getAttribute("href") ?? "")).not.toBeNull();
});

test("the form links to the public page, but not for a draft", async () => {
  const linkOf = async (entry: Parameters<typeof editorView>[2]) => {
    const view = await editorView(db, kindNamed("info"), entry, at);
    const page = documentOf(drawn(<Editor {...idle} view={view} isAnswer={false} />));
    return page.querySelector("a[href='/info/seen']")?.textContent;
  };
  const draft = await createEntry(db, "info", "seen", fullContent("info"), hana);
  if (!draft.ok) throw new Error(draft.reason);
  expect(await linkOf(draft.entry)).toBeUndefined();
  const out = await publish(db, "info", "seen", 1, fullContent("info"), null, hana);
  if (!out.ok) throw new Error(out.reason);
  expect(await linkOf(out.entry)).toBe("公開ページを見る");
});

test("Enter saves a draft: the form's first button is harmless", async () => {
  const page = documentOf(await editorOf("info"));
  const first = page.querySelector("form [type=submit]");
  expect([first?.getAttribute("name"), first?.getAttribute("value")]).toEqual(["do", "save"]);
});
