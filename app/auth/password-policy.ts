import { isRecord } from "#app/platform/site/is-record.ts";

/** The provider's rules without a policy. */
export const defaultPolicy = {
  /** In UTF-16 units, as the provider counts. */
  minLength: 6,
  maxLength: undefined as number | undefined,
  lowercase: false,
  uppercase: false,
  digit: false,
  /** Characters that count as symbols; "" if none is required. */
  symbols: "",
};
export type PasswordPolicy = typeof defaultPolicy;

/** Symbols if the provider's response lists none. */
const usualSymbols = "^$*.[]{}()?\"!@#%&/\\,><':;|_~`-+= ";

/** The provider's SDK also treats "unspecified" as off. */
const NOT_ENFORCED: readonly unknown[] = ["OFF", "ENFORCEMENT_STATE_UNSPECIFIED"];

/** Parses the body of GET /v2/passwordPolicy; returns the default if it is invalid or switched off. */
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

export function policyRules(policy: PasswordPolicy): string[] {
  return rulesOf(policy).map((rule) => rule.sentence);
}

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
