/** What each rule needs to say its message. A code without parameters has an empty object. */
export type RuleParameters = {
  REQUIRED: Record<never, never>;
  TOO_SHORT: { n: number };
  TOO_LONG: { n: number };
  NOT_ALLOWED: Record<never, never>;
  DIGITS_ONLY: Record<never, never>;
  EMAIL: Record<never, never>;
  EMAIL_EXISTS: Record<never, never>;
  PASSWORDS_DIFFER: Record<never, never>;
  PASSWORD_WEAK: { n: number; classes: readonly CharacterClass[] };
};

/** The kinds of character a password policy can ask for. */
export type CharacterClass = 'uppercase' | 'lowercase' | 'number' | 'symbol';

/** Stable name of a rule that failed. Messages may be reworded; codes may not. */
export type RuleCode = keyof RuleParameters;

/** A refused value as data: the code, and what its message needs. Never contains the value itself. */
export type RuleFailure = { [C in RuleCode]: { readonly code: C; readonly params: RuleParameters[C] } }[RuleCode];

const characterClasses: Record<CharacterClass, string> = {
  uppercase: 'an uppercase letter',
  lowercase: 'a lowercase letter',
  number: 'a number',
  symbol: 'a symbol',
};

const enumerate = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** The one place of validation texts. */
export const ruleMessages: { readonly [C in RuleCode]: (params: RuleParameters[C]) => string } = {
  REQUIRED: () => 'Required field.',
  TOO_SHORT: ({ n }) => `Enter at least ${n} characters.`,
  TOO_LONG: ({ n }) => `Enter at most ${n} characters.`,
  NOT_ALLOWED: () => 'This text has characters that are not allowed.',
  DIGITS_ONLY: () => 'Digits only.',
  EMAIL: () => 'Enter a valid e-mail.',
  EMAIL_EXISTS: () => 'E-mail already exists.',
  PASSWORDS_DIFFER: () => 'The passwords do not match.',
  PASSWORD_WEAK: ({ n, classes }) =>
    classes.length === 0
      ? ruleMessages.TOO_SHORT({ n })
      : `Use at least ${n} characters with ${enumerate(classes.map((name) => characterClasses[name]))}.`,
};

/** The text a person reads for a failure. */
export function messageOf<C extends RuleCode>(failure: {
  readonly code: C;
  readonly params: RuleParameters[C];
}): string {
  return ruleMessages[failure.code](failure.params);
}
