import type { DataError } from '../../api/dataError.ts';

/** Seconds to wait after a rate-limited call; 0 after other errors. */
export function waitSeconds(error: DataError | undefined): number {
  if (error?.kind !== 'throttle') return 0;
  return Math.max(1, Math.ceil((error.retryAfterMs ?? 60_000) / 1000));
}
