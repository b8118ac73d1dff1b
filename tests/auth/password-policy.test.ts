import { expect, test } from "vitest";
import { defaultPolicy, policyRules, readPolicy, unmetRules } from "#app/auth/password-policy.ts";

const strict = readPolicy({
  customStrengthOptions: {
    minPasswordLength: 8,
    maxPasswordLength: 12,
    containsLowercaseCharacter: true,
    containsUppercaseCharacter: true,
    containsNumericCharacter: true,
    containsNonAlphanumericCharacter: true,
  },
  allowedNonAlphanumericCharacters: ["!", "-"],
  enforcementState: "ENFORCE",
  schemaVersion: 1,
});

test.each([undefined, null, "", 501, {}, { error: { code: 501 } }, { customStrengthOptions: null }])(
  "a response without a policy (%j) keeps the default minimum of six",
  (answer) => {
    const policy = readPolicy(answer);
    expect(policy).toEqual(defaultPolicy);
    expect(unmetRules("12345", policy)).toEqual(["6文字以上にしてください。"]);
    expect(unmetRules("123456", policy)).toEqual([]);
  },
);

test("a policy without a minimum keeps six; invalid lengths are ignored", () => {
  const policy = readPolicy({ customStrengthOptions: { containsNumericCharacter: true, maxPasswordLength: -1 } });
  expect(policy).toEqual({ ...defaultPolicy, digit: true });
});

test.each(["OFF", "ENFORCEMENT_STATE_UNSPECIFIED"])(
  "a policy that is not enforced (%s) requires only the default",
  (enforcementState) => {
    expect(readPolicy({ customStrengthOptions: { minPasswordLength: 20 }, enforcementState })).toEqual(defaultPolicy);
  },
);

test("each unmet rule is one message, in the displayed order", () => {
  expect(unmetRules("", strict)).toEqual(policyRules(strict).filter((rule) => !rule.includes("以内")));
  expect(unmetRules("abcDEF12!", strict)).toEqual([]);
  expect(unmetRules("abcdef12!", strict)).toEqual(["英大文字（A〜Z）を入れてください。"]);
  expect(unmetRules("ABCDEF12!", strict)).toEqual(["英小文字（a〜z）を入れてください。"]);
  expect(unmetRules("abcDEFgh!", strict)).toEqual(["数字（0〜9）を入れてください。"]);
  expect(unmetRules("abcDEF12?", strict)).toEqual(["記号（! ? # など）を入れてください。"]);
  expect(unmetRules("abcDEF12!abcDEF12!", strict)).toEqual(["12文字以内にしてください。"]);
});

test("full-width letters and digits do not satisfy the provider's rules", () => {
  expect(unmetRules("ａｂｃＤＥＦ１２", strict)).toHaveLength(4);
});
