import type { DataError } from './dataError.ts';

/** Retries after the first attempt. */
export const maxRetries = 3;
/** Upper bound of Retry-After, in milliseconds. */
export const maxWaitMs = 5 * 60_000;

/**
 * Milliseconds before a retry (1, 2, 3): exponential backoff with jitter. Retry-After takes precedence, up to five minutes.
 *
 * @param random in [0, 1)
 */
export function retryDelay(retry: number, random: number, retryAfterMs?: number): number {
  if (retryAfterMs !== undefined) return Math.min(Math.max(retryAfterMs, 0), maxWaitMs);
  return Math.min(2 ** retry * 100 + random * 100, maxWaitMs);
}

/** `Retry-After` (seconds or a date) as milliseconds from now; undefined when absent or invalid. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim();
  if (!text) return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

const retriedStatuses = new Set([429, 500, 502, 503, 504]);
const retriedCodes = new Set(['NETWORK', 'TIMEOUT', 'UNAVAILABLE', 'INTERNAL', 'RATE_LIMITED']);

/** Whether an error is transient. `INTERNAL` with status 200 comes from the API itself, and would only repeat. */
export function isWorthRetrying(error: DataError, status: number | undefined): boolean {
  if (error.isAborted) return false;
  if (status !== undefined && retriedStatuses.has(status)) return true;
  if (error.kind === 'throttle') return true;
  return retriedCodes.has(error.code) && error.code !== 'INTERNAL';
}
