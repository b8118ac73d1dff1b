/** Returns the JSON reply; null for an error, or the login page of an expired session. */
export async function fetchJson<Reply>(address: string, request?: RequestInit): Promise<Reply | null> {
  try {
    const answer = await fetch(address, { headers: { Accept: "application/json" }, ...request });
    return answer.ok && !answer.redirected ? await answer.json() : null;
  } catch {
    return null;
  }
}
