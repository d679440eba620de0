/** How often a code was sent, and when last: determines when the next may be sent. */
export type SendCount = { count: number; lastAt: number };

/** Seconds after the first, the second and every further code. */
const waits = [30, 60, 120] as const;

/** Seconds until another code may be sent. A clock that was set back does not prolong them. */
export function secondsToResend({ count, lastAt }: SendCount, now: number): number {
  if (count === 0) return 0;
  const wait = waits[Math.min(count, waits.length) - 1] ?? 0;
  return Math.min(wait, Math.max(0, Math.ceil((lastAt + wait * 1000 - now) / 1000)));
}

/** The navigation state: address and sendings. It survives a reload. */
export type ResendState = { email?: string; reason?: string; sendings?: SendCount };

/** Reads a navigation state; unknown values are dropped. */
export function readResendState(state: unknown): ResendState {
  const { email, reason, sendings }: ResendState = typeof state === 'object' && state !== null ? state : {};
  const isCounted =
    typeof sendings === 'object' &&
    sendings !== null &&
    Number.isFinite(sendings.count) &&
    Number.isFinite(sendings.lastAt);
  return {
    ...(typeof email === 'string' && { email }),
    ...(typeof reason === 'string' && { reason }),
    ...(isCounted && { sendings: { count: sendings.count, lastAt: sendings.lastAt } }),
  };
}

/** The state of a page to which a first code was just sent. */
export const initialResendState = (email: string): ResendState => ({
  email,
  sendings: { count: 1, lastAt: Date.now() },
});
