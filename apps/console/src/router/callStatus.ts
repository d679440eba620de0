import type { DataError, DataErrorKind } from '../api/dataError.ts';
import { statusText } from '../core/messages/statusText.ts';
import { isErrorStatus } from './routeFailure.ts';

const codeOfKind: Partial<Record<DataErrorKind, number>> = {
  auth: 401,
  forbidden: 403,
  notFound: 404,
  validation: 400,
  conflict: 409,
  throttle: 429,
  server: 500,
  bug: 500,
};

const codeOfError: Partial<Record<string, number>> = { UNAVAILABLE: 503, CIRCUIT_OPEN: 503, TIMEOUT: 504 };

/** The HTTP status of a failed call; undefined without a response. */
export function callStatus({ kind, code }: DataError): string | undefined {
  if (kind === 'network') return undefined;
  const httpStatus = /^HTTP_(\d+)$/.exec(code)?.[1];
  const status = httpStatus === undefined ? (codeOfError[code] ?? codeOfKind[kind]) : Number(httpStatus);
  return isErrorStatus(status) ? statusText(status) : undefined;
}
