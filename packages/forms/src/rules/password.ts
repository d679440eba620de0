import * as v from 'valibot';
import { countCharacters } from './characters.ts';
import { fieldRule, rule } from './rule.ts';
import { failure, demandTexts, type CharacterClass } from './messages.ts';
import { maxCharacters, secret } from './text.ts';

/** The user pool's own policy, as the runtime configuration gives it. */
export type PasswordPolicy = {
  /** Characters; 6 when absent. */
  readonly minLength?: number | undefined;
  readonly requireLowercase?: boolean | undefined;
  readonly requireUppercase?: boolean | undefined;
  readonly requireNumbers?: boolean | undefined;
  readonly requireSpecialCharacters?: boolean | undefined;
};

// The identity service counts ASCII only: what it would refuse is refused here first.
const patterns: Record<CharacterClass, RegExp> = {
  uppercase: /[A-Z]/,
  lowercase: /[a-z]/,
  number: /[0-9]/,
  symbol: /[!-/:-@[-`{-~]/,
};

/** What a password must have under our own rule and the pool's policy: the stricter of both. */
export function passwordDemands(policy: PasswordPolicy = {}): { minLength: number; classes: CharacterClass[] } {
  const classes: CharacterClass[] = ['uppercase'];
  if (policy.requireLowercase) classes.push('lowercase');
  classes.push('number', 'symbol');
  return { minLength: Math.max(8, policy.minLength ?? 6), classes };
}

/** What a new password must have, one by one, and whether `password` has it. */
export function passwordRequirements(password: string, policy?: PasswordPolicy) {
  const { minLength, classes } = passwordDemands(policy);
  const length = { id: 'length', label: demandTexts.length(minLength) };
  return [
    { ...length, isMet: countCharacters(password, minLength) >= minLength },
    ...classes.map((id) => ({ id, label: demandTexts.class(id), isMet: patterns[id].test(password) })),
  ];
}

/** Any non-empty password, exactly as typed: for signing in, where a policy would only help a guesser. */
export const currentPassword = v.pipe(
  v.string(),
  secret,
  rule((text: string) => text !== '', failure('REQUIRED')),
  maxCharacters(256),
);

/** A new password of up to 128 characters that meets `policy`. Never trimmed, never truncated. @__NO_SIDE_EFFECTS__ */
export function passwordRule(policy?: PasswordPolicy) {
  const { minLength, classes } = passwordDemands(policy);
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

/** A new password: 8 to 128 characters with an uppercase letter, a number and a symbol. */
export const password = passwordRule();

/** As `password`, and a lowercase letter. */
export const strongPassword = passwordRule({ requireLowercase: true });

/**
 * Step of an object schema: `rePassword` repeats `password`. The failure belongs to `rePassword`.
 * @__NO_SIDE_EFFECTS__
 */
export const passwordsMatch = <Entered extends { password: string; rePassword: string }>() =>
  fieldRule((entered: Entered) => entered.password === entered.rePassword, 'rePassword', failure('PASSWORDS_DIFFER'));

/**
 * Step of an object schema: the new `password` is not the `currentPassword`. The failure belongs to `password`.
 * @__NO_SIDE_EFFECTS__
 */
export const passwordIsNew = <Entered extends { currentPassword: string; password: string }>() =>
  fieldRule(
    (entered: Entered) => entered.password === '' || entered.password !== entered.currentPassword,
    'password',
    failure('PASSWORD_SAME'),
  );
