/**
 * Validation rules as named valibot schemas: the same verdict and text in the browser and on the server. No React, no
 * DOM; only valibot.
 */
export { code } from './code.ts';
export { email } from './email.ts';
export { failureOf, failuresByPath, fieldRule, rule } from './failure.ts';
export { id, roleId } from './identifier.ts';
export {
  messageOf,
  ruleMessages,
  type CharacterClass,
  type RuleCode,
  type RuleFailure,
  type RuleParameters,
} from './messages.ts';
export {
  currentPassword,
  password,
  passwordDemands,
  passwordRule,
  passwordsMatch,
  strongPassword,
  type PasswordPolicy,
} from './password.ts';
export { phone } from './phone.ts';
export { setPasswordRule, setPasswordRuleFor, signInRule } from './signIn.ts';
export { maxCharacters, minCharacters, personName, plainCharacters, required, requiredText } from './text.ts';
export { inviteUserRule, updateUserRule } from './user.ts';
