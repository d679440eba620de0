import type { DenialReason } from '../policy/authorize.ts';

/** Error messages. The console can show its own, because the codes are the contract. */

/** Failures that deny access. The audit log records them as denied, and all other refusals as failed. */
export const deniedFailureMessages = {
  STEP_UP_REQUIRED: 'Confirm it’s you to continue.',
  FORBIDDEN: 'You do not have permission to do this.',
  FORBIDDEN_WHILE_ACTING: 'This is not possible while acting as another user.',
  NOT_FOUND: 'This could not be found.',
} as const;

/** Other operation failures that the audit log can record. */
const operationFailureMessages = {
  VALIDATION: 'The request is not valid.',
  CONFLICT: 'Someone else changed this in the meantime.',
  RATE_LIMITED: 'Too many requests. Try again later.',
  UNAVAILABLE: 'The service is not available. Try again later.',
} as const;

/** Request failures, which the audit log never records. */
const requestFailureMessages = {
  UNAUTHENTICATED: 'User needs to be authenticated to call this API.',
  TOKEN_EXPIRED: 'Your session has expired. Sign in again to continue.',
  SESSION_REVOKED: 'Your session was closed for security reasons.',
  TOO_COMPLEX: 'The request is too complex.',
  TIMEOUT: 'The request took too long. Nothing was changed.',
  CLIENT_TOO_OLD: 'A new version is available. Reload to continue.',
  UNKNOWN_OPERATION: 'This operation is not recognized. Reload to continue.',
  INTERNAL: 'An unknown error has occurred.',
} as const;

export const failureMessages = {
  ...deniedFailureMessages,
  ...operationFailureMessages,
  ...requestFailureMessages,
} as const;

/** Messages by `reason`, where it is more specific than the code. */
export const denialMessages: Partial<Record<DenialReason, string>> = {
  API_TOKEN: 'API tokens cannot be used for this.',
  SECOND_FACTOR: 'Set up multi-factor authentication to continue.',
};

/** Codes of `errors[].extensions.code`. */
export type FailureCode = keyof typeof failureMessages;

/** For an actor whose last step-up is too old for the rights they grant. */
export const grantWhileActingMessage =
  'You signed in too long ago to grant these permissions. Stop acting as another user, sign in again, and then start acting again.';

/** For an actor whose impersonation has ended. */
export const actingEndedMessage = 'You are no longer acting as another user.';

export const signInMessages = {
  TOKEN_INVALID: 'Your session is not valid. Sign in again.',
  USER_UNKNOWN: 'Your session is not valid. Sign in again.',
  USER_INACTIVE: 'This user is disabled. Contact your administrator.',
  ENTITY_INACTIVE: 'This account is disabled. Contact your administrator.',
  API_TOKEN_INVALID: 'This API token is not valid.',
} as const;

/** Reasons for UNAUTHENTICATED although the token is valid. */
export type SignInReason = keyof typeof signInMessages;

export const missingMessages = {
  user: 'User does not exist.',
  entity: 'This account does not exist.',
  role: 'This role does not exist.',
  session: 'This session does not exist.',
  passkey: 'This passkey does not exist.',
  savedView: 'This view does not exist.',
  apiToken: 'This API token does not exist.',
  apiKey: 'This API key does not exist.',
  alertRule: 'This alert rule does not exist.',
  pathway: 'This pathway does not exist.',
  resource: 'This resource does not exist.',
  domain: 'This domain does not exist.',
  image: 'This image does not exist.',
  upload: 'This upload does not exist.',
  eiCategory: 'This category does not exist.',
  version: 'This version does not exist.',
  impersonation: 'This acting session does not exist.',
  job: 'This job no longer waits. It was retried or dismissed.',
  accountExport: 'No export was started in the last hour. Start it again.',
} as const;

export const internalMessage = (requestId: string): string => `${failureMessages.INTERNAL} Reference ${requestId}.`;

/** User errors that deny access. The audit log records them as denied. */
export const deniedUserErrorMessages = {
  ROLE_ESCALATION: 'You cannot grant permissions that you do not have.',
  LAST_ADMIN: 'An account must keep at least one active administrator.',
  SELF_ACTION: 'You cannot perform this action on yourself.',
  ADMINISTRATOR_REQUIRED: 'Only an administrator can make changes to another administrator.',
  IMPERSONATION_FORBIDDEN: 'Acting as this user is not allowed.',
  HANDOVER_ACCOUNT: 'Users of this account cannot sign in here.',
} as const;

export const userErrorMessages = {
  ...deniedUserErrorMessages,
  EMAIL_EXISTS: 'E-mail already exists.',
  COMPANY_EXISTS: 'Company name already exists.',
  ROLE_NAME_EXISTS: 'A role with this name already exists.',
  ROLE_IN_USE: 'Some users have this role. Choose another role for them.',
  BUILT_IN_ROLE: 'A built-in role cannot be changed or deleted. Duplicate it instead.',
  NAME_EXISTS: 'This name is already in use.',
  CATEGORY_EXISTS: 'Category already exists.',
  NO_EI_CUSTOMER: 'This account has no Edge Intelligence customer ID.',
  TOKEN_NAME_EXISTS: 'API token name already exists.',
  TOKEN_LIMIT_REACHED: 'This account’s tier does not allow any more enabled API tokens.',
  ABOVE_PARENT: 'The parent account does not have this service or tier.',
  BELOW_CUSTOMERS: 'Some customers of this account have a higher tier. Lower their tiers first.',
  ACCOUNT_ACTIVE: 'An account must be disabled for at least 24 hours before you can delete it.',
  ACCOUNT_IN_USE: 'This account has customers. Move or delete them first.',
  NAME_MISMATCH: 'The account name does not match.',
  CODE_INVALID: 'The code is not valid. Check it or ask for a new one.',
  RECOVERY_CODE_INVALID: 'This recovery code is not valid. Check it, or use another one.',
  COLOR_INVALID: 'Enter a color as six digits, such as #17897F.',
  PASSKEY_INVALID: 'This passkey could not be added. Try again, or use another device.',
  PASSKEY_LIMIT: 'You have the maximum number of passkeys. Remove one first.',
  PASSWORD_EXISTS: 'Your account already has a password.',
  PASSWORD_REQUIRED: 'This account has no password, so the provider is its only way to sign in.',
  PROVIDER_LINKED: 'This provider is already linked to your account.',
  PROVIDER_NOT_LINKED: 'This provider is not linked to your account.',
  SAME_EMAIL: 'This is already your e-mail address.',
  NO_SUCCESSOR: 'Choose an active user of your account.',
  NO_ACTIVE_PATHWAY: 'An active resource must keep at least one active pathway.',
  PATHWAY_IN_USE: 'Some resources use this pathway. Remove it from them first.',
  TOO_MANY_FILES: 'You cannot upload more files.',
  UPLOAD_INCOMPLETE: 'The upload did not finish. Choose the file again.',
  DOMAINS_UNAVAILABLE: 'This platform does not offer custom domains.',
  DOMAIN_TAKEN: 'This domain is used by another account.',
  DOMAIN_EXISTS: 'This account already has a domain. To use another domain, start over.',
  DOMAIN_MISMATCH: 'The domain does not match.',
  HANDOVER_HOST: 'This address is not a console sign-in page.',
  HANDOVER_INVALID: 'This sign-in is no longer valid. Sign in again.',
  ALERT_RULE_LIMIT: 'An account can have at most 50 alert rules.',
  RECIPIENT_UNKNOWN: 'Choose active users of this account who can view analytics.',
  CHANNEL_UNKNOWN: 'Choose channels that belong to this account.',
  WEBHOOK_URL: 'This URL must point to a public address on port 443 or 8443.',
  NO_WEBHOOK: 'This alert rule has no webhook.',
  FILE_TOO_BIG: 'The file is too big.',
  FILE_TYPE: 'This file type is not allowed.',
  FILE_INFECTED: 'This file contains malware and was not stored.',
  IMAGE_IN_USE: 'This image is in use. Stop using it before you delete it.',
  CSV_COLUMNS: 'The first line must list the columns.',
  CSV_ROWS: 'The file contains no users or too many users.',
  JOB_SUPERSEDED: 'A later change has replaced this job. Dismiss it.',
  JOB_BUSY: 'A later job of the same subject is running. Try again in a few minutes.',
  JOB_NEEDED: 'This account cannot be used without this job. Retry it, or delete the account.',
  SECRET_GONE: 'The secret was shown once and is not stored.',
} as const;

/** TOKEN_LIMIT_REACHED for a user who enables a token in their own account. */
export const tokenLimitMessage = (limit: number): string =>
  limit === 1
    ? 'Your tier allows 1 enabled API token. Disable the enabled one first.'
    : `Your tier allows ${limit} enabled API tokens. Disable one first.`;

const hour = 60;

/** For example "Try again in 25 minutes." */
function tryAgainIn(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  if (minutes < 2) return 'Try again in a minute.';
  return minutes < 2 * hour ? `Try again in ${minutes} minutes.` : `Try again in ${Math.ceil(minutes / hour)} hours.`;
}

/** What was done too often, and when to try again. */
export const rateLimitMessages = {
  INVITER: (wait: number) => `You have reached the hourly limit for invitations. ${tryAgainIn(wait)}`,
  IMPORTER: (wait: number) => `You have reached the daily limit for imported users. ${tryAgainIn(wait)}`,
  RECIPIENT: (wait: number) => `This address has reached the daily limit for invitations. ${tryAgainIn(wait)}`,
  EMAIL_CHANGE: (wait: number) => `You have reached the hourly limit for confirmation codes. ${tryAgainIn(wait)}`,
  PASSWORD: (wait: number) => `You have reached the hourly limit for confirmation codes. ${tryAgainIn(wait)}`,
  ISSUE: (wait: number) => `You have reached the hourly limit for reports. ${tryAgainIn(wait)}`,
} as const;

/** Why a CSV file of users, or a line of it, is invalid. */
export const importMessages = {
  missing: (columns: string) => `Missing columns: ${columns}.`,
  unknown: (columns: string) => `Unknown columns: ${columns}.`,
  repeated: (columns: string) => `Repeated columns: ${columns}.`,
  columns: (columns: string) => `The first line must list the columns: ${columns}.`,
  empty: 'There are no users below the header row.',
  tooMany: (limit: number) => `A file can have at most ${limit} users.`,
  duplicate: (line: number) => `This e-mail already appears on line ${line}.`,
} as const;

/** Shown instead of an author's name. `outside`: a user of a parent account, or one that was deleted. */
export const authorNames = { system: 'Edge Console', former: 'Former user', outside: 'Not in this account' } as const;

/** Business codes in `userErrors[].code`. An invalid field has the code of its rule instead. */
export type UserErrorCode = keyof typeof userErrorMessages;

/** Every code that the audit log can record as a refusal reason. */
export const refusalCodes = [
  ...Object.keys(deniedFailureMessages),
  ...Object.keys(operationFailureMessages),
  ...Object.keys(userErrorMessages),
] as const;

export const validationMessages = {
  first: (limit: number) => `first: a whole number from 1 to ${limit}.`,
  searchText: (least: number, limit: number) => `text: ${least} to ${limit} characters.`,
  search: (limit: number) => `search: at most ${limit} characters.`,
  cursor: 'after: this position does not belong to this list.',
  sortField: (field: string) => `sort: unknown field "${field}".`,
  filterCount: (limit: number) => `filter: at most ${limit} filters.`,
  filterField: (field: string) => `filter: unknown field "${field}".`,
  filterOperator: (field: string, operator: string) => `filter: "${operator}" is not supported for "${field}".`,
  filterCountOfValues: (field: string, operator: string) =>
    `filter: wrong number of values for "${field}" ${operator}.`,
  filterValue: (field: string) => `filter: a value for "${field}" is not valid.`,
  filterRange: (field: string) => `filter: the range for "${field}" ends before it starts.`,
  spanEnds: 'in: a custom time range needs "from" and "to", and "from" must be before "to".',
  spanLength: (days: number) => `in: a custom time range can be at most ${days} days long.`,
  spanCustom: 'in: "from" and "to" are only allowed with a custom time range.',
  channelId: 'in: channelId is not a valid ID.',
  stepSeconds: (step: number, most: number) => `stepSeconds: it must be a multiple of ${step}, and at most ${most}.`,
  text: (argument: string) => `${argument}: text cannot contain the character U+0000 or an unpaired surrogate.`,
  number: (argument: string) => `${argument}: a number is too large.`,
  depth: (argument: string, limit: number) => `${argument}: at most ${limit} levels.`,
  idempotencyKey: 'idempotency-key: 8 to 128 letters, digits, hyphens, or underscores.',
  idempotencyReuse: 'idempotency-key: already used for another request.',
  parent: 'parentId: a customer must belong to the platform or a reseller; a reseller must belong to the platform.',
  platformType: 'type: there is only one platform.',
  platformServices: 'services: the platform has all of them.',
  alreadySignedIn: 'This user has already signed in.',
  availability: 'availability: either an e-mail or a company name.',
  inactive: 'This user is disabled. Enable the user first.',
  platformFactor: 'requireMfa: always required for platform users.',
  notSignedInYet: 'This user has not signed in yet. Resend the invitation instead.',
  selection: 'selection: either ids or all.',
  change: 'change: specify at least one change.',
  tooManySelected: (limit: number) => `selection: at most ${limit} users at a time.`,
  roleCount: (limit: number) => `At most ${limit} roles per account.`,
  viewSize: (limit: number) => `filter: at most ${limit} characters.`,
  defaultPageType: 'defaultPage: only users of a customer can choose one.',
  defaultPageService: 'defaultPage: analytics needs Edge Intelligence.',
  preferenceSize: (limit: number) => `At most ${limit} characters.`,
  diagnostics: (limit: number) =>
    `diagnostics: each value must be one or more lines of text, and the total length at most ${limit} characters.`,
  categoryCount: (limit: number) => `At most ${limit} custom categories per customer.`,
  viewCount: (limit: number) => `At most ${limit} views per list.`,
  mutedUntil: (days: number) => `until: must be in the future, and at most ${days} days from now.`,
  incidentRange: (days: number) => `to: must be after "from", and at most ${days} days later.`,
  expirationAt: (days: number) => `expirationAt: must be in the future, and at most ${days} days from now.`,
  noPathway: 'resourceId: this resource has no pathways.',
  overlapHours: 'overlapHours: 0, 1, or 24.',
  provider: 'provider: choose a sign-in provider of this installation.',
  providerEmail: 'email: users who sign in through a provider use the provider’s address.',
  wholeEntity: 'wholeEntity: only available to the last administrator of a customer or reseller.',
  noFactor: 'id: this user has not set up multi-factor authentication.',
  noOwnFactor: 'Set up multi-factor authentication first.',
  factorRequired: 'Your account requires multi-factor authentication.',
  noFactorOffered: 'requireMfa: the user pool does not offer multi-factor authentication.',
} as const;
