// Error codes of the client SDK ("auth/wrong-password") and the REST API ("INVALID_PASSWORD") under one name.
// messages.json holds the messages and aliases. Three refusals share a message, so as not to reveal which addresses
// have accounts.

import data from "./messages.json" with { type: "json" };

const restCodes: Readonly<Record<string, string>> = data.codes;
const messages: Readonly<Record<string, string>> = data.messages;

const restWords: readonly (readonly [pattern: RegExp, code: string])[] = [
  [/api key (not valid|expired|not found)/i, "invalid-api-key"],
  [/requests .*are blocked/i, "invalid-api-key"],
];

/**
 * Returns the normalised code: the client SDK's without "auth/". Accepts SDK codes, REST codes with an optional
 * explanation ("WEAK_PASSWORD : …"), SDK messages ending in "(auth/…)", and REST codes in SDK spelling
 * ("auth/api-key-not-valid.-please-…", "auth/invalid-login-credentials"). Unknown codes keep this form for logging.
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

/** Returns the code of an SDK error. For a refusal by a blocking function, the SDK reports "internal-error" with the function's message. */
export function sdkCode({ code, message }: { code: string; message: string }): string {
  if (code !== "auth/internal-error") return providerCode(code);
  const hidden = /"message":"([A-Z_]+)/.exec(message)?.[1];
  if (hidden) return providerCode(hidden);
  return message.startsWith("Firebase: Error (") ? "internal-error" : "login-blocked";
}

/** Returns whether the provider no longer accepts the user's token after this error. */
export function endsSignIn(code: string): boolean {
  return code === "user-disabled" || code === "user-token-expired";
}

export const providerAway = "ログインのサービスにつながりません。しばらくしてから、もう一度お試しください。";
export const unknownProviderError = "ログインできませんでした。しばらくしてから、もう一度お試しください。";

export function providerMessage(raw: string): string {
  const code = providerCode(raw);
  return Object.hasOwn(messages, code) ? (messages[code] ?? unknownProviderError) : unknownProviderError;
}
