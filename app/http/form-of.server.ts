// A posted form. What is no form at all counts as an empty one: every action already answers that with a sentence.

/** Far more than any of the site's forms has. Reading very many takes Node time that grows with their square. */
const PAIRS_MAX = 5_000;

/** Throws a 413 where it has too many fields. */
export async function formOf(request: Request): Promise<FormData> {
  const type = request.headers.get("Content-Type")?.toLowerCase() ?? "";
  if (!type.startsWith("application/x-www-form-urlencoded")) return read(request);
  const text = await request.text();
  let pairs = 1;
  for (let at = text.indexOf("&"); at >= 0; at = text.indexOf("&", at + 1)) pairs += 1;
  if (pairs > PAIRS_MAX) throw new Response("送信された項目が多すぎます。", { status: 413 });
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  return form;
}

async function read(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
