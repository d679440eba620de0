import { GraphQLError, type ExecutionResult } from 'graphql';
import { isOutage } from '../database/outage.ts';
import { failure, FailureError, statusOf, type Failure } from '../errors/failure.ts';
import { failureMessages, internalMessage, type FailureCode } from '../errors/messages.ts';
import type { Logger } from '../logger.ts';
import { isMfaOverdue } from '../policy/mfaRequirement.ts';
import { isApiToken, isNewUser, type Caller } from '../policy/principal.ts';

/** A GraphQL response to send. */
export type ApiResponse = { readonly status: number; readonly body: unknown };

/** A response without data, because the request was not executed. */
export const rejectRequest = (
  failure: Failure,
  requestId: string,
  { status }: { readonly status?: number } = {},
): ApiResponse => ({
  status: status ?? statusOf(failure.code) ?? 200,
  body: {
    errors: [{ message: failure.message, extensions: { ...failure.extensions, code: failure.code, requestId } }],
  },
});

// "Did you mean" suggestions would reveal the schema, whose introspection is disabled.
const withoutSuggestions = (message: string): string => message.replace(/ Did you mean .*\?$/s, '');

/** The failure behind an execution error; null for an unexpected one. */
export function expectedFailure(error: GraphQLError): Failure | null {
  const { originalError } = error;
  if (originalError instanceof FailureError) return originalError.failure;
  // GraphQL's own errors (syntax, validation, variables) have no original error.
  if (!originalError || originalError instanceof GraphQLError) {
    return { code: 'VALIDATION', message: withoutSuggestions(error.message) };
  }
  return null;
}

/** The failure that masks an unexpected error: UNAVAILABLE in an outage, otherwise INTERNAL. */
export const maskedFailure = (error: unknown, requestId: string): Failure =>
  isOutage(error) ? failure('UNAVAILABLE') : failure('INTERNAL', internalMessage(requestId));

function formatError(error: GraphQLError, requestId: string) {
  const { code, message, extensions } = expectedFailure(error) ?? maskedFailure(error.originalError, requestId);
  return {
    message,
    ...(error.locations ? { locations: error.locations } : {}),
    ...(error.path ? { path: error.path } : {}),
    extensions: { ...extensions, code, requestId },
  };
}

function statusFor(result: ExecutionResult, codes: readonly FailureCode[]): number {
  for (const code of codes) {
    const status = statusOf(code);
    if (status !== null) return status;
  }
  return codes.includes('INTERNAL') && !result.data ? 500 : 200;
}

/** `extensions` of every response to a signed-in user: required MFA that is missing. The contract has no field for it. */
function noticesFor(caller: Caller): object | null {
  if (!caller || isApiToken(caller)) return null;
  // Null for new users, who need no MFA, instead of absent: the console may still have the state of an earlier user.
  if (isNewUser(caller)) return { secondFactor: null };
  const { mfaDueAt } = caller;
  return {
    secondFactor: mfaDueAt && { dueAt: mfaDueAt.toISOString(), isOverdue: isMfaOverdue(caller, new Date()) },
  };
}

/** The response to an executed request. Unexpected errors are logged and masked. */
export function toResponse(result: ExecutionResult, caller: Caller, requestId: string, logger: Logger): ApiResponse {
  for (const error of result.errors ?? []) {
    if (!expectedFailure(error)) {
      logger.error(failureMessages.INTERNAL, { requestId, path: error.path, error: error.originalError });
    }
  }
  const notices = noticesFor(caller);
  const errors = result.errors?.map((error) => formatError(error, requestId));
  const codes = errors?.map(({ extensions }) => extensions.code) ?? [];
  return {
    status: statusFor(result, codes),
    body: {
      ...(errors ? { errors } : {}),
      ...(result.data === undefined ? {} : { data: result.data }),
      ...(notices ? { extensions: notices } : {}),
    },
  };
}
