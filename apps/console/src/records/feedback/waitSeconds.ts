import type { DataError } from '../../api/dataError.ts';

/** Seconds that a throttled call has to wait from now; 0 for any other. */
export function waitSeconds(error: DataError | undefined): number {
  if (error?.kind !== 'throttle') return 0;
  return Math.max(1, Math.ceil((error.retryAfterMs ?? 60_000) / 1000));
}
