/** Cognito's names; clients match them verbatim. */
type ServiceErrorCode =
  | 'AliasExistsException'
  | 'CodeMismatchException'
  | 'EnableSoftwareTokenMFAException'
  | 'ExpiredCodeException'
  | 'ForbiddenException'
  | 'IncompleteSignatureException'
  | 'InternalErrorException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'InvalidSignatureException'
  | 'LimitExceededException'
  | 'MissingAuthenticationTokenException'
  | 'NotAuthorizedException'
  | 'PasswordHistoryPolicyViolationException'
  | 'PasswordResetRequiredException'
  | 'RefreshTokenReuseException'
  | 'RequestEntityTooLargeException'
  | 'ResourceNotFoundException'
  | 'SerializationException'
  | 'SoftwareTokenMFANotFoundException'
  | 'UnexpectedLambdaException'
  | 'UnknownOperationException'
  | 'UnrecognizedClientException'
  | 'UnsupportedTokenTypeException'
  | 'UnsupportedUserStateException'
  | 'UserLambdaValidationException'
  | 'UserNotConfirmedException'
  | 'UserNotFoundException'
  | 'UsernameExistsException'
  | 'WebAuthnChallengeNotFoundException'
  | 'WebAuthnCredentialNotSupportedException'
  | 'WebAuthnOriginNotAllowedException'
  | 'WebAuthnRelyingPartyMismatchException';

/** The error type of operations; any other error becomes InternalErrorException. */
export class ServiceError extends Error {
  readonly code: ServiceErrorCode;
  readonly status: number;

  constructor(code: ServiceErrorCode, message: string, status = 400) {
    super(message);
    this.name = 'ServiceError';
    this.code = code;
    this.status = status;
  }
}

export const notAuthorized = (message: string): ServiceError => new ServiceError('NotAuthorizedException', message);

/** The same message for a wrong password and an unknown username. */
export const incorrectCredentials = (): ServiceError => notAuthorized('Incorrect username or password.');

export const userNotFound = (): ServiceError => new ServiceError('UserNotFoundException', 'User does not exist.');

export const limitExceeded = (): ServiceError =>
  new ServiceError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');

export const userDisabled = (): ServiceError => notAuthorized('User is disabled.');

export const deviceNotFound = (): ServiceError =>
  new ServiceError('ResourceNotFoundException', 'Device does not exist.');

export const invalidParameter = (message: string): ServiceError =>
  new ServiceError('InvalidParameterException', message);
