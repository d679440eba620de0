/** Product rules that the console's forms and the API share. No React, no DOM; only valibot and the rules of `forms`. */
export { companyName, createAccountRule, createEntityRule, entityRule } from './account.ts';
export {
  alertConditions,
  alertMetrics,
  alertMinutes,
  alertRule,
  maxAlertChannels,
  maxAlertRecipients,
  type AlertCondition,
  type AlertMetric,
} from './alerts.ts';
export { tokenName } from './apiToken.ts';
export { cookieRule, identityPoolId, signedToken, userPoolId } from './configuration.ts';
export { customDomainName, urlFriendlyName } from './domains.ts';
export {
  manifestUrl,
  maxPathways,
  pathwayName,
  pathwayRule,
  protocolOf,
  protocolOfPath,
  purgeCommand,
  resourceName,
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
} from './edgeDelivery.ts';
export { id } from './id.ts';
export { issueCategories, issueRule, type IssueCategory } from './issue.ts';
export { domainFailure } from './messages.ts';
export {
  categoryName,
  changedValues,
  isApplicable,
  isSameJson,
  maxJsonLength,
  parameterCatalog,
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
export { roleId, roleName } from './role.ts';
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
