/** Rules of the product, shared by the console's forms and the API. No React, no DOM; only valibot and the rules of forms. */
export { createAccountRule, createEntityRule, entityRule } from './account.ts';
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
export { domainNameOutside, urlFriendlyName } from './domains.ts';
export { issueCategories, issueRule, type IssueCategory } from './issue.ts';
export { domainFailure } from './messages.ts';
export { categoryName, companyName, id, pathwayName, resourceName, roleId, roleName, tokenName } from './names.ts';
export {
  changedValues,
  isApplicable,
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
export { publishDate } from './publishDate.ts';
export { changePasswordRuleFor, setPasswordRuleFor, signInRule, signUpRuleFor } from './signIn.ts';
export {
  deactivateAccountRule,
  deactivationReasons,
  inviteUserRule,
  otherReasonExplained,
  updateProfileRule,
  updateUserRule,
  type DeactivationReason,
} from './user.ts';
