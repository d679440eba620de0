/** Limits of a number, and its step. */
export type NumberRange = { readonly min: number; readonly max: number; readonly step: number };

/** The character classes that a password policy can require. */
export type CharacterClass = 'uppercase' | 'lowercase' | 'number' | 'symbol';

const characterClasses: Record<CharacterClass, string> = {
  uppercase: 'an uppercase letter',
  lowercase: 'a lowercase letter',
  number: 'a number',
  symbol: 'a symbol',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The requirements of a new password, one by one, for a checklist. */
export const requirementMessages = {
  length: (n: number) => `At least ${n} characters`,
  class: (name: CharacterClass) => capital(characterClasses[name]),
};

const enumerate = (parts: readonly string[]): string =>
  parts.length < 3 ? parts.join(' and ') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`;

/** For missing values, and types that no control can produce; checked before the field's rules. */
export const requiredMessage = 'Required field.';
/** Invalid text in a number field. The field shows the same message. */
export const numberMessage = 'Enter a number.';
/** Shown when `onSubmit` throws, which is a programming error. */
export const unexpectedFailure = 'The changes could not be saved.';
export const notAllowedMessage = 'This text has characters that are not allowed.';

const characterNames: Readonly<Record<string, string>> = { '\n': 'a line break', '\t': 'a tab' };

/** Adds the rejected character: itself if visible, otherwise its code point. */
function withCharacter(message: string, character: string | undefined): string {
  if (character === undefined) return message;
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const name = characterNames[character] ?? (/[\p{C}\p{Z}]/u.test(character) ? `U+${number}` : `“${character}”`);
  return `${message.slice(0, -1)}: ${name}.`;
}

const tooShort = (n: number) => `Enter at least ${n} characters.`;

/** Messages can be reworded; codes cannot. */
export const ruleMessages = {
  REQUIRED: () => requiredMessage,
  TERMS: () => 'Accept the terms to continue.',
  TOO_SHORT: ({ n }: { n: number }) => tooShort(n),
  TOO_LONG: ({ n }: { n: number }) => `Enter at most ${n} characters.`,
  /** Names the first `character` that is not allowed, or the `expected` value instead of one of another type. */
  NOT_ALLOWED: (params?: { character?: string | undefined; expected?: string | undefined }) => {
    if (params?.expected === undefined) return withCharacter(notAllowedMessage, params?.character);
    return params.expected === 'nothing' ? 'This cannot be set here.' : `Enter ${params.expected}.`;
  },
  SELECT_ONE: () => 'Select at least one option.',
  REPEATED: () => 'This is already in the list.',
  LINK: () => 'A name cannot contain a web address. If this is not one, add a space after the period.',
  JSON: () => 'This is not valid JSON.',
  JSON_OBJECT: () => 'Enter a JSON object, in curly braces.',
  NUMBER_RANGE: ({ min, max, step }: NumberRange) =>
    step === 1
      ? `Enter a whole number from ${min} to ${max}.`
      : `Enter a number from ${min} to ${max} in steps of ${step}.`,
  URL: () => 'Enter a URL that starts with https://.',
  DOMAIN_NAME: () => 'Use lowercase letters, numbers, dots, and hyphens.',
  HOSTNAME: () => 'Use letters, numbers, dots, and hyphens.',
  ALPHA_DASH: () => 'Use letters, numbers, and hyphens.',
  IDENTIFIER: () => 'Use letters, numbers, dots, underscores, and hyphens.',
  DIGITS_ONLY: () => 'Digits only.',
  EMAIL: () => 'Enter a valid e-mail.',
  PASSWORDS_DIFFER: () => 'The passwords do not match.',
  PASSWORD_SAME: () => 'The new password cannot equal the current one.',
  PASSWORD_WEAK: ({ n, classes }: { n: number; classes: readonly CharacterClass[] }) =>
    classes.length === 0
      ? tooShort(n)
      : `Use at least ${n} characters with ${enumerate(classes.map((name) => characterClasses[name]))}.`,
  DATE: () => 'Enter a valid date.',
  END_NOT_LATER: () => 'The end date must be later than the start date.',
  FILE_TOO_BIG: ({ bytes }: { bytes: number }) => `The file is too big (max ${Math.floor(bytes / 1_000_000)} MB).`,
  FILE_TYPE: () => 'This file type is not allowed.',
  FILE_NAME: ({ character }: { character?: string | undefined }) =>
    withCharacter('The file name has special characters.', character),
  FILE_COUNT: () => 'You cannot upload more files.',
} satisfies Record<string, (params: never) => string>;

export type RuleCode = keyof typeof ruleMessages;

/** Why a value is rejected. Contains at most one character of the value. */
export type RuleFailure = { readonly code: string; readonly message: string };

/** A failure with a code of the catalog. @__NO_SIDE_EFFECTS__ */
export function failure<Code extends RuleCode>(
  code: Code,
  ...params: Parameters<(typeof ruleMessages)[Code]>
): RuleFailure {
  const message = ruleMessages[code] as (...params: unknown[]) => string;
  return { code, message: message(...params) };
}
