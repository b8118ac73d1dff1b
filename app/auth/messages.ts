// Messages for refusals of the identity provider: one clear Japanese sentence for each of its codes.

// The identity provider's error codes under one name each: the client SDK's ("auth/wrong-password") and the REST API's ("INVALID_PASSWORD").
// messages.json has the sentences, and the codes that go by another name here. Of three refusals the sentence is one: which of the
// two was wrong would tell a stranger who has an account here.

import data from "./messages.json" with { type: "json" };

const restCodes: Readonly<Record<string, string>> = data.codes;
const messages: Readonly<Record<string, string>> = data.messages;

const restWords: readonly (readonly [pattern: RegExp, code: string])[] = [
  [/api key (not valid|expired|not found)/i, "invalid-api-key"],
  [/requests .*are blocked/i, "invalid-api-key"],
];

/**
 * The one name of a provider error: lower case with hyphens, as in the client SDK but without "auth/".
 * Takes an SDK code, a REST code with or without its explanation ("WEAK_PASSWORD : …"), or an SDK message that ends in "(auth/…)".
 * Codes unknown to the SDK are passed on in its own spelling: "auth/api-key-not-valid.-please-…", "auth/invalid-login-credentials".
 * Unknown codes come back in the same shape, so they can be logged.
 */
export function providerCode(raw: string): string {
  const text = /\((auth\/[^)]+)\)/.exec(raw)?.[1] ?? raw.trim();
  const name = /^(?:auth\/)?([\w-]+)(?:\s*:\s.*)?$/s.exec(text)?.[1]?.toUpperCase().replaceAll("-", "_");
  if (name !== undefined) return known(name) ?? name.toLowerCase().replaceAll("_", "-");
  const words = text.replace(/^auth\//, "");
  return restWords.find(([pattern]) => pattern.test(words.replaceAll("-", " ")))?.[1] ?? words.toLowerCase();
}

function known(name: string): string | undefined {
  return Object.hasOwn(restCodes, name) ? restCodes[name] : undefined;
}

/**
 * The name of an error the SDK threw. Of a refusal by the project's own blocking function it says "internal-error", with the
 * function's words in place of its own "Error".
 */
export function sdkCode({ code, message }: { code: string; message: string }): string {
  if (code !== "auth/internal-error") return providerCode(code);
  const hidden = /"message":"([A-Z_]+)/.exec(message)?.[1];
  if (hidden) return providerCode(hidden);
  return message.startsWith("Firebase: Error (") ? "internal-error" : "login-blocked";
}

/** After these the provider no longer takes the person's token: they are signed out. */
export function endsSignIn(code: string): boolean {
  return code === "user-disabled" || code === "user-token-expired";
}

/** The sentence for any code this table does not know. */
export const unknownProviderError = "ログインできませんでした。しばらくしてから、もう一度お試しください。";

/** The sentence for a provider error, whatever shape its code comes in (see providerCode). */
export function providerMessage(raw: string): string {
  const code = providerCode(raw);
  return Object.hasOwn(messages, code) ? (messages[code] ?? unknownProviderError) : unknownProviderError;
}
