// The identity provider's rules for a password, and which of them a password does not meet.

import { isRecord } from "#app/platform/site/is-record.ts";

/** The provider's own rule where it gives no policy. */
export const defaultPolicy = {
  /** Characters (UTF-16 units, as the provider counts them). */
  minLength: 6,
  maxLength: undefined as number | undefined,
  lowercase: false,
  uppercase: false,
  digit: false,
  /** The characters that count as "not a letter or digit"; empty where none is requested. */
  symbols: "",
};
export type PasswordPolicy = typeof defaultPolicy;

/** Default of the provider's "non-alphanumeric" characters where its answer does not list them. */
const usualSymbols = "^$*.[]{}()?\"!@#%&/\\,><':;|_~`-+= ";

/** States in which the provider enforces no policy; its own SDK reads "unspecified" as off, too. */
const NOT_ENFORCED: readonly unknown[] = ["OFF", "ENFORCEMENT_STATE_UNSPECIFIED"];

/** Reads the body of GET /v2/passwordPolicy. Anything that is not a policy, and one that is switched off, is the default. */
export function readPolicy(answer: unknown): PasswordPolicy {
  const policy = record(answer);
  const rules = record(policy?.customStrengthOptions);
  if (!rules || NOT_ENFORCED.includes(policy?.enforcementState)) return defaultPolicy;
  const listed = policy?.allowedNonAlphanumericCharacters;
  const symbols = Array.isArray(listed) && listed.length > 0 ? listed.map(String).join("") : usualSymbols;
  return {
    minLength: length(rules.minPasswordLength) ?? defaultPolicy.minLength,
    maxLength: length(rules.maxPasswordLength),
    lowercase: rules.containsLowercaseCharacter === true,
    uppercase: rules.containsUppercaseCharacter === true,
    digit: rules.containsNumericCharacter === true,
    symbols: rules.containsNonAlphanumericCharacter === true ? symbols : "",
  };
}

interface Rule {
  sentence: string;
  met(password: string): boolean;
}

function rulesOf(policy: PasswordPolicy): Rule[] {
  const { minLength, maxLength, symbols } = policy;
  const rules: Rule[] = [{ sentence: `${minLength}文字以上にしてください。`, met: (word) => word.length >= minLength }];
  if (maxLength !== undefined) {
    rules.push({ sentence: `${maxLength}文字以内にしてください。`, met: (word) => word.length <= maxLength });
  }
  if (policy.lowercase)
    rules.push({ sentence: "英小文字（a〜z）を入れてください。", met: (word) => /[a-z]/.test(word) });
  if (policy.uppercase)
    rules.push({ sentence: "英大文字（A〜Z）を入れてください。", met: (word) => /[A-Z]/.test(word) });
  if (policy.digit) rules.push({ sentence: "数字（0〜9）を入れてください。", met: (word) => /[0-9]/.test(word) });
  if (symbols !== "") {
    rules.push({
      sentence: "記号（! ? # など）を入れてください。",
      met: (word) => [...word].some((character) => symbols.includes(character)),
    });
  }
  return rules;
}

/** Every rule of the policy as a sentence, to show before a password is chosen. */
export function policyRules(policy: PasswordPolicy): string[] {
  return rulesOf(policy).map((rule) => rule.sentence);
}

/** A sentence for each rule the password does not meet; empty when it may be used. */
export function unmetRules(password: string, policy: PasswordPolicy): string[] {
  return rulesOf(policy)
    .filter((rule) => !rule.met(password))
    .map((rule) => rule.sentence);
}

function record(value: unknown): Record<string, unknown> | undefined {
  return isRecord(value) ? value : undefined;
}

function length(value: unknown): number | undefined {
  return typeof value === "number" && Number.isInteger(value) && value > 0 ? value : undefined;
}
