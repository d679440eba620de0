import type { DataError } from '../../api/dataError.ts';
import type { Result } from '../../api/result.ts';

export type Provisioning = 'NO_ENTITY' | 'IN_PROGRESS' | 'READY' | 'FAILED';

/** Outcome of polling; `LATE`: not known in time. */
export type Waited = Exclude<Provisioning, 'IN_PROGRESS'> | 'LATE' | 'LEFT';

const firstPause = 2_000;
const maxPauseMs = 10_000;
const patience = 60_000;

/** Milliseconds before the next poll: from two seconds to ten. */
export const pauseAfter = (questions: number): number => Math.min(maxPauseMs, firstPause * 1.5 ** (questions - 1));

type Waiting = {
  ask: () => Promise<Result<Provisioning, DataError>>;
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  now: () => number;
  signal: AbortSignal;
};

/** Polls the provisioning of the account until it is ready, or a minute is over. A failed request is repeated. */
export async function pollProvisioning({ ask, wait, now, signal }: Waiting): Promise<Waited> {
  const end = now() + patience;
  for (let questions = 1; ; questions += 1) {
    const answer = await ask();
    if (signal.aborted) return 'LEFT';
    if (answer.ok && answer.value !== 'IN_PROGRESS') return answer.value;
    const pause = pauseAfter(questions);
    if (now() + pause > end) return 'LATE';
    await wait(pause, signal);
    if (signal.aborted) return 'LEFT';
  }
}
