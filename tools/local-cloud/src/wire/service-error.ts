/** Names as the service writes them; clients branch on them verbatim. */
export type ServiceErrorCode =
  | 'ForbiddenException'
  | 'IncompleteSignatureException'
  | 'InternalErrorException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'InvalidSignatureException'
  | 'MissingAuthenticationTokenException'
  | 'NotAuthorizedException'
  | 'RequestEntityTooLargeException'
  | 'ResourceNotFoundException'
  | 'SerializationException'
  | 'UnknownOperationException'
  | 'UnrecognizedClientException'
  | 'UnsupportedUserStateException'
  | 'UserNotFoundException'
  | 'UsernameExistsException';

/** The one error an operation answers with; anything else becomes InternalErrorException. */
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

/** One text for a wrong password and for a name nobody has. */
export const incorrectCredentials = (): ServiceError => notAuthorized('Incorrect username or password.');

export const userNotFound = (): ServiceError => new ServiceError('UserNotFoundException', 'User does not exist.');

export const invalidParameter = (message: string): ServiceError =>
  new ServiceError('InvalidParameterException', message);
