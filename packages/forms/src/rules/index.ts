/**
 * Validation rules as named valibot schemas, with the same result and text in the browser and on the server. No
 * React, no DOM; only valibot.
 */
export { domainName, hostname, httpsUrl } from './address.ts';
export { code } from './code.ts';
export { email } from './email.ts';
export { asyncRule, uniqueItems, failureOf, failuresByPath, fieldRule, rule } from './rule.ts';
export {
  chosenFile,
  chosenFiles,
  declaredFileRule,
  fileRule,
  fileSets,
  filesRule,
  headLength,
  readFileMetadata,
  type FileExtension,
  type FileMetadata,
  type FileSet,
} from './file.ts';
export { readSvgText } from './svg.ts';
export { jsonObject, validJson } from './json.ts';
export { calendarDay, endAfterStart, readInstant } from './instant.ts';
export { noDomain, noLink } from './link.ts';
export { failure, type CharacterClass, type NumberRange, type RuleCode, type RuleFailure } from './messages.ts';
export { multilineText, optionalMultilineText } from './multilineText.ts';
export { alphaDashName, digitsText, identifierName, singleLineText } from './name.ts';
export { numberInRange } from './number.ts';
export {
  currentPassword,
  password,
  effectivePolicy,
  passwordIsNew,
  passwordRequirements,
  passwordRule,
  passwordsMatch,
  strongPassword,
  type PasswordPolicy,
} from './password.ts';
export { phone } from './phone.ts';
export { accepted, oneOf, oneOrMore } from './selection.ts';
export {
  maxCharacters,
  minCharacters,
  personName,
  plainCharacters,
  readTyped,
  required,
  requiredText,
  secret,
  typed,
} from './text.ts';
export { unique, uniqueField, type UniquenessOptions } from './uniqueness.ts';
