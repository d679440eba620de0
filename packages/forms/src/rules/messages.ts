/** What each rule needs to say its message. A code without parameters has an empty object. */
export type RuleParameters = {
  REQUIRED: Record<never, never>;
  TERMS: Record<never, never>;
  TOO_SHORT: { n: number };
  TOO_LONG: { n: number };
  /** The first `character` that is not allowed; of a value of another type what is `expected`, or `nothing`. */
  NOT_ALLOWED: { character?: string | undefined; expected?: string | undefined };
  SELECT_ONE: Record<never, never>;
  REPEATED: Record<never, never>;
  LINK: Record<never, never>;
  JSON: Record<never, never>;
  JSON_OBJECT: Record<never, never>;
  NUMBER_RANGE: { min: number; max: number; step: number };
  URL: Record<never, never>;
  URL_NAME: Record<never, never>;
  WILDCARD: Record<never, never>;
  PLATFORM_DOMAIN: Record<never, never>;
  DOMAIN_NAME: Record<never, never>;
  HOSTNAME: Record<never, never>;
  ALPHA_DASH: Record<never, never>;
  IDENTIFIER: Record<never, never>;
  DIGITS_ONLY: Record<never, never>;
  EMAIL: Record<never, never>;
  EMAIL_EXISTS: Record<never, never>;
  CATEGORY_EXISTS: Record<never, never>;
  TOKEN_NAME_EXISTS: Record<never, never>;
  COMPANY_NAME_EXISTS: Record<never, never>;
  PASSWORDS_DIFFER: Record<never, never>;
  PASSWORD_SAME: Record<never, never>;
  PASSWORD_WEAK: { n: number; classes: readonly CharacterClass[] };
  DATE: Record<never, never>;
  PUBLISH_DATE_INVALID: Record<never, never>;
  PUBLISH_DATE_PAST: Record<never, never>;
  END_NOT_LATER: Record<never, never>;
  TRACKING_CODE: Record<never, never>;
  REWIND: Record<never, never>;
  PURGE_SYMBOLS: Record<never, never>;
  TTL: Record<never, never>;
  PROTOCOL: Record<never, never>;
  PATHWAY_COUNT: { n: number };
  PATHWAY_ORDER: Record<never, never>;
  PATHWAY_CLONE: Record<never, never>;
  WEIGHT: Record<never, never>;
  WEIGHT_SUM: Record<never, never>;
  /** `bytes` is the most that is allowed. */
  FILE_TOO_BIG: { bytes: number };
  FILE_TYPE: Record<never, never>;
  FILE_NAME: { character?: string | undefined };
  FILE_COUNT: Record<never, never>;
  IDENTITY_POOL_ID: Record<never, never>;
  USER_POOL_ID: Record<never, never>;
  TOKEN_PARTS: Record<never, never>;
  SAME_SITE: Record<never, never>;
  SAME_SITE_NONE_INSECURE: Record<never, never>;
};

/** The kinds of character a password policy can ask for. */
export type CharacterClass = 'uppercase' | 'lowercase' | 'number' | 'symbol';

/** Stable name of a rule that failed. Messages may be reworded; codes may not. */
export type RuleCode = keyof RuleParameters;

/** A refused value as data: the code, and what its message needs. Never contains the value itself, at most one character of it. */
export type RuleFailure = { [C in RuleCode]: { readonly code: C; readonly params: RuleParameters[C] } }[RuleCode];

const characterClasses: Record<CharacterClass, string> = {
  uppercase: 'an uppercase letter',
  lowercase: 'a lowercase letter',
  number: 'a number',
  symbol: 'a symbol',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a new password needs, one by one: for a list that is read while it is typed. */
export const demandTexts = {
  length: (n: number) => `At least ${n} characters`,
  class: (name: CharacterClass) => capital(characterClasses[name]),
};

const enumerate = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** A value that is missing, or of a type no control can make, is refused before any rule of ours. */
export const requiredMessage = 'Required field.';
/** What a number field holds is no number. The field says the same of itself. */
export const numberMessage = 'Enter a number.';
/** Shown when `onSubmit` throws, which is a fault of the program and not an answer. */
export const unexpectedFailure = 'The changes could not be saved.';
export const notAllowedMessage = 'This text has characters that are not allowed.';

const characterNames: Readonly<Record<string, string>> = { '\n': 'a line break', '\t': 'a tab' };

/** Names the character that a text is refused for: as it is seen, else by its number. */
function withCharacter(message: string, character: string | undefined): string {
  if (character === undefined) return message;
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const name = characterNames[character] ?? (/[\p{C}\p{Z}]/u.test(character) ? `U+${number}` : `“${character}”`);
  return `${message.slice(0, -1)}: ${name}.`;
}

/** The one place of validation texts. */
export const ruleMessages: { readonly [C in RuleCode]: (params: RuleParameters[C]) => string } = {
  REQUIRED: () => requiredMessage,
  TERMS: () => 'Accept the terms to continue.',
  TOO_SHORT: ({ n }) => `Enter at least ${n} characters.`,
  TOO_LONG: ({ n }) => `Enter at most ${n} characters.`,
  NOT_ALLOWED: ({ character, expected }) => {
    if (expected === undefined) return withCharacter(notAllowedMessage, character);
    return expected === 'nothing' ? 'This cannot be set here.' : `Enter ${expected}.`;
  },
  SELECT_ONE: () => 'Select at least one option.',
  REPEATED: () => 'This is in the list already.',
  LINK: () => 'A name cannot hold a web address. Put a space after a full stop.',
  JSON: () => 'This is not valid JSON.',
  JSON_OBJECT: () => 'Enter a JSON object, in curly brackets.',
  NUMBER_RANGE: ({ min, max, step }) =>
    step === 1
      ? `Enter a whole number from ${min} to ${max}.`
      : `Enter a number from ${min} to ${max} in steps of ${step}.`,
  URL: () => 'Enter an address that starts with https://.',
  WILDCARD: () => 'Wildcards are not supported. Enter each origin, like https://www.example.com.',
  PLATFORM_DOMAIN: () => 'This domain belongs to the platform. Enter your own domain.',
  URL_NAME: () => 'Start with https:// and use lowercase letters, numbers and hyphens.',
  DOMAIN_NAME: () => 'Use lowercase letters, numbers, dots and hyphens.',
  HOSTNAME: () => 'Use letters, numbers, dots and hyphens.',
  ALPHA_DASH: () => 'Use letters, numbers and hyphens.',
  IDENTIFIER: () => 'Use letters, numbers, dots, underscores and hyphens.',
  DIGITS_ONLY: () => 'Digits only.',
  EMAIL: () => 'Enter a valid e-mail.',
  EMAIL_EXISTS: () => 'E-mail already exists.',
  CATEGORY_EXISTS: () => 'Category already exists.',
  TOKEN_NAME_EXISTS: () => 'API token name already exists.',
  COMPANY_NAME_EXISTS: () => 'Company name already exists.',
  PASSWORDS_DIFFER: () => 'The passwords do not match.',
  PASSWORD_SAME: () => 'The new password cannot equal the current one.',
  PASSWORD_WEAK: ({ n, classes }) =>
    classes.length === 0
      ? ruleMessages.TOO_SHORT({ n })
      : `Use at least ${n} characters with ${enumerate(classes.map((name) => characterClasses[name]))}.`,
  DATE: () => 'Enter a valid date.',
  PUBLISH_DATE_INVALID: () => 'The publish date is not valid.',
  PUBLISH_DATE_PAST: () => 'The publish date cannot be earlier than now.',
  END_NOT_LATER: () => 'The end date must be later than the start date.',
  TRACKING_CODE: () => 'Use the form UA-XXXXX-X.',
  REWIND: () => 'Enter a range from 36 seconds to 12 hours.',
  PURGE_SYMBOLS: () => 'This purge command has symbols that are not supported.',
  TTL: () => 'Enter a whole number from 1 to 1800.',
  PROTOCOL: () => 'Choose the protocol: the path ends in neither .m3u8 nor .mpd.',
  PATHWAY_COUNT: ({ n }) => `Choose at most ${n} pathways.`,
  PATHWAY_ORDER: () => 'Two pathways have the same place.',
  PATHWAY_CLONE: () => 'At least one pathway must be in the manifest.',
  WEIGHT: () => 'Enter a whole number from 0 to 100.',
  WEIGHT_SUM: () => 'The weights must add up to 100.',
  FILE_TOO_BIG: ({ bytes }) => `The file is too big (max ${Math.floor(bytes / 1_000_000)} MB).`,
  FILE_TYPE: () => 'This file type is not allowed.',
  FILE_NAME: ({ character }) => withCharacter('The file name has special characters.', character),
  FILE_COUNT: () => 'You cannot upload more files.',
  IDENTITY_POOL_ID: () => 'An identity pool id has a colon, as in region:id.',
  USER_POOL_ID: () => 'A user pool id has an underscore, as in region_id.',
  TOKEN_PARTS: () => 'A token has three parts, separated by dots.',
  SAME_SITE: () => 'Use strict, lax or none.',
  SAME_SITE_NONE_INSECURE: () => 'A cookie with sameSite none must be secure.',
};

/** The text a person reads for a failure. */
export function messageOf<C extends RuleCode>(failure: {
  readonly code: C;
  readonly params: RuleParameters[C];
}): string {
  return ruleMessages[failure.code](failure.params);
}
