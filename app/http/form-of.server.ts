// A posted form. What is no form at all counts as an empty one: every action already answers that with a sentence.

export async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
