import * as v from 'valibot';
import { countCharacters } from './characters.ts';
import { fieldRule, rule } from './rule.ts';
import { failure, requirementMessages, type CharacterClass } from './messages.ts';
import { maxCharacters, secret } from './text.ts';

/** The user pool's policy from the runtime configuration. */
export type PasswordPolicy = {
  /** Minimum length. @default 6 */
  readonly minLength?: number | undefined;
  readonly requireLowercase?: boolean | undefined;
  readonly requireUppercase?: boolean | undefined;
  readonly requireNumbers?: boolean | undefined;
  readonly requireSpecialCharacters?: boolean | undefined;
};

// The identity service counts only ASCII, so other characters do not count here either.
const patterns: Record<CharacterClass, RegExp> = {
  uppercase: /[A-Z]/,
  lowercase: /[a-z]/,
  number: /[0-9]/,
  symbol: /[!-/:-@[-`{-~]/,
};

/** The stricter of our own rule and the pool's policy. */
export function effectivePolicy(policy: PasswordPolicy = {}): { minLength: number; classes: CharacterClass[] } {
  const classes: CharacterClass[] = ['uppercase'];
  if (policy.requireLowercase) classes.push('lowercase');
  classes.push('number', 'symbol');
  return { minLength: Math.max(8, policy.minLength ?? 6), classes };
}

/** The requirements of a new password, and whether `password` meets each. */
export function passwordRequirements(password: string, policy?: PasswordPolicy) {
  const { minLength, classes } = effectivePolicy(policy);
  const length = { id: 'length', label: requirementMessages.length(minLength) };
  return [
    { ...length, isMet: countCharacters(password, minLength) >= minLength },
    ...classes.map((id) => ({ id, label: requirementMessages.class(id), isMet: patterns[id].test(password) })),
  ];
}

/** Any non-empty password, exactly as typed: for signing in, where checking a policy would only help an attacker. */
export const currentPassword = v.pipe(
  v.string(),
  secret,
  rule((text: string) => text !== '', failure('REQUIRED')),
  maxCharacters(256),
);

/** A new password of up to 128 characters that meets `policy`. Never trimmed, never truncated. @__NO_SIDE_EFFECTS__ */
export function passwordRule(policy?: PasswordPolicy) {
  const { minLength, classes } = effectivePolicy(policy);
  return v.pipe(
    v.string(),
    secret,
    rule((text: string) => text !== '', failure('REQUIRED')),
    maxCharacters(128),
    rule(
      (text: string) =>
        countCharacters(text, minLength) >= minLength && classes.every((name) => patterns[name].test(text)),
      failure('PASSWORD_WEAK', { n: minLength, classes }),
    ),
  );
}

/** A new password: 8 to 128 characters with an uppercase letter, a number, and a symbol. */
export const password = passwordRule();

/** As `password`, plus a lowercase letter. */
export const strongPassword = passwordRule({ requireLowercase: true });

/**
 * For an object schema's pipe: `rePassword` must equal `password`. The error belongs to `rePassword`.
 * @__NO_SIDE_EFFECTS__
 */
export const passwordsMatch = <Entered extends { password: string; rePassword: string }>() =>
  fieldRule((entered: Entered) => entered.password === entered.rePassword, 'rePassword', failure('PASSWORDS_DIFFER'));

/**
 * For an object schema's pipe: `password` must differ from `currentPassword`. The error belongs to `password`.
 * @__NO_SIDE_EFFECTS__
 */
export const passwordIsNew = <Entered extends { currentPassword: string; password: string }>() =>
  fieldRule(
    (entered: Entered) => entered.password === '' || entered.password !== entered.currentPassword,
    'password',
    failure('PASSWORD_SAME'),
  );
