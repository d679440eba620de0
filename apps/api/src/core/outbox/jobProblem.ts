import { isOutage } from '../database/outage.ts';
import type { JobProblem } from '../database/schema.ts';

/** `code` is the service's own error code, without personal data. */
export type ProblemFacts = { readonly problem: JobProblem; readonly code: string | null };

const timeouts = /^(?:TimeoutError|AbortError|RequestTimeout|RequestTimeoutException|ETIMEDOUT|ESOCKETTIMEDOUT)$/;
/** A syntax error is a proxy's page instead of the service's answer. */
const outages =
  /^(?:SyntaxError|InternalErrorException|InternalError|InternalServerError|ServiceUnavailable|ServiceUnavailableException|InternalFailure|ECONNECTION|ESOCKET|EDNS|UND_ERR_\w+)$/;
const throttled =
  /^(?:TooManyRequestsException|ThrottlingException|Throttling|ThrottledException|LimitExceededException|RequestLimitExceeded|SlowDown|PriorRequestNotComplete)$/;
/** The platform's own credentials, which affect every job of a service. */
const denied =
  /^(?:AccessDenied|AccessDeniedException|UnrecognizedClientException|ExpiredToken|ExpiredTokenException|InvalidClientTokenId|InvalidAccessKeyId|InvalidSignatureException|SignatureDoesNotMatch|CredentialsProviderError|EAUTH)$/;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The facts that the AWS SDK, `nodemailer`, `fetch` and the API's own clients add to their errors. */
function factsOf(error: Error) {
  const facts = error as Error & {
    readonly code?: unknown;
    readonly status?: unknown;
    readonly responseCode?: unknown;
    readonly $metadata?: { readonly httpStatusCode?: unknown };
  };
  return {
    names: [error.name, text(facts.code)],
    http: number(facts.$metadata?.httpStatusCode) ?? number(facts.status),
    smtp: number(facts.responseCode),
  };
}

function problemOf(error: Error): JobProblem {
  const { names, http, smtp } = factsOf(error);
  const isOneOf = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (isOneOf(timeouts) || http === 408) return 'TIMEOUT';
  if (isOneOf(throttled) || http === 429) return 'THROTTLED';
  if (isOneOf(denied) || http === 401 || (http === 403 && error.name === 'StatusError')) return 'ACCESS_DENIED';
  if (isOneOf(outages) || isOutage(error) || (http ?? 0) >= 500) return 'UNAVAILABLE';
  // 4xx of a mail server is a temporary problem, unlike in HTTP.
  if (smtp !== null && smtp >= 400 && smtp < 500) return 'UNAVAILABLE';
  return error.cause instanceof Error ? problemOf(error.cause) : 'REJECTED';
}

function codeOf(error: Error): string | null {
  const { names, http, smtp } = factsOf(error);
  if (smtp !== null) return `SMTP ${smtp}`;
  const name = names.find((one) => /^\w{1,60}$/.test(one) && !/^(?:Error|TypeError|StatusError)$/.test(one));
  if (name) return name;
  if (http !== null) return `HTTP ${http}`;
  return error.cause instanceof Error ? codeOf(error.cause) : null;
}

/** Why an attempt failed. Unknown errors are rejections, so that no job is retried forever because of a bug. */
export function describeProblem(error: unknown): ProblemFacts {
  if (!(error instanceof Error)) return { problem: 'REJECTED', code: null };
  return { problem: problemOf(error), code: codeOf(error) };
}
