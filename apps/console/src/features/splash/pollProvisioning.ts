import type { DataError } from '../../api/dataError.ts';
import type { Result } from '../../api/result.ts';

export type Provisioning = 'NO_ENTITY' | 'IN_PROGRESS' | 'READY' | 'FAILED';

/** Outcome of polling; `LEFT`: aborted. */
export type Waited = Exclude<Provisioning, 'IN_PROGRESS'> | 'TIMED_OUT' | 'LEFT';

const firstPause = 2_000;
const maxPauseMs = 10_000;
const timeoutMs = 60_000;

/** Milliseconds before the next poll: from two seconds to ten. */
export const pauseAfter = (attempt: number): number => Math.min(maxPauseMs, firstPause * 1.5 ** (attempt - 1));

type Waiting = {
  request: () => Promise<Result<Provisioning, DataError>>;
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  now: () => number;
  signal: AbortSignal;
};

/** Polls the account's provisioning until it is ready, for up to a minute. Retries failed requests. */
export async function pollProvisioning({ request, wait, now, signal }: Waiting): Promise<Waited> {
  const end = now() + timeoutMs;
  for (let attempt = 1; ; attempt += 1) {
    const result = await request();
    if (signal.aborted) return 'LEFT';
    if (result.ok && result.value !== 'IN_PROGRESS') return result.value;
    const pause = pauseAfter(attempt);
    if (now() + pause > end) return 'TIMED_OUT';
    await wait(pause, signal);
    if (signal.aborted) return 'LEFT';
  }
}
