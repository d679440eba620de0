/**
 * Validation rules as named valibot schemas: the same result and text in the browser and on the server. No React, no
 * DOM; only valibot.
 */
export {
  accepted,
  createAccountRule,
  createEntityRule,
  entityRule,
  signUpRuleFor,
  type SignUpDemands,
} from './account.ts';
export { domainName, domainNameOutside, hostname, httpsUrl, urlFriendlyName } from './address.ts';
export { code } from './code.ts';
export { cookieRule, identityPoolId, signedToken, userPoolId } from './configuration.ts';
export {
  manifestAddress,
  maxPathways,
  pathwayRule,
  protocolOf,
  protocolOfPath,
  purgeCommand,
  resourceRule,
  rewindRange,
  steeredPathways,
  steeringStrategies,
  streamingProtocols,
  trackingCode,
  ttl,
  weightsComplete,
  withProtocol,
  type SteeringStrategy,
  type StreamingProtocol,
} from './delivery.ts';
export { email } from './email.ts';
export { asyncRule, eachOnce, failureOf, failuresByPath, fieldRule, rule } from './failure.ts';
export {
  chosenFile,
  chosenFiles,
  declaredFileRule,
  fileRule,
  fileSets,
  filesRule,
  headLength,
  readFileFacts,
  type FileExtension,
  type FileFacts,
  type FileSet,
} from './file.ts';
export { readSvgText } from './svg.ts';
export { id, roleId } from './identifier.ts';
export { issueCategories, issueRule, type IssueCategory } from './issue.ts';
export { validJson } from './json.ts';
export { calendarDay, endAfterStart, publishDate, readInstant } from './instant.ts';
export { noDomain, noLink } from './link.ts';
export {
  messageOf,
  ruleMessages,
  type CharacterClass,
  type RuleCode,
  type RuleFailure,
  type RuleParameters,
} from './messages.ts';
export { multilineText, optionalMultilineText } from './multilineText.ts';
export {
  alphaDashName,
  companyName,
  digitsText,
  identifierName,
  lineOfText,
  pathwayName,
  resourceName,
  roleName,
  tokenName,
} from './name.ts';
export {
  categoryName,
  changedValues,
  isAskedFor,
  isSameJson,
  maxJsonLength,
  parameterCatalogue,
  parameterChanges,
  parameterDefaults,
  parametersOf,
  parametersRule,
  type Parameter,
  type ParameterChanges,
  type Parameters,
  type ParameterValues,
} from './parameters.ts';
export {
  currentPassword,
  password,
  passwordDemands,
  passwordIsNew,
  passwordRequirements,
  passwordRule,
  passwordsMatch,
  strongPassword,
  type PasswordPolicy,
} from './password.ts';
export { phone } from './phone.ts';
export { secret } from './secret.ts';
export { oneOf, oneOrMore } from './selection.ts';
export { changePasswordRuleFor, setPasswordRule, setPasswordRuleFor, signInRule } from './signIn.ts';
export { maxCharacters, minCharacters, personName, plainCharacters, required, requiredText } from './text.ts';
export { readTyped } from './typed.ts';
export { unique, uniqueField, type UniquenessOptions } from './uniqueness.ts';
export {
  deactivateAccountRule,
  deactivationReasons,
  inviteUserRule,
  otherReasonExplained,
  updateProfileRule,
  updateUserRule,
  type DeactivationReason,
} from './user.ts';
