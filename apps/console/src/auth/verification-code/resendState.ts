/** How many codes were sent, and when the last one was. */
export type SendCount = { count: number; lastAt: number };

/** Seconds after the first, second, and any further code. */
const waits = [30, 60, 120] as const;

/** Seconds until another code can be sent. Setting the clock back does not extend them. */
export function secondsToResend({ count, lastAt }: SendCount, now: number): number {
  if (count === 0) return 0;
  const wait = waits[Math.min(count, waits.length) - 1] ?? 0;
  return Math.min(wait, Math.max(0, Math.ceil((lastAt + wait * 1000 - now) / 1000)));
}

/** Navigation state, which survives a reload. */
export type ResendState = { email?: string; reason?: string; sendings?: SendCount };

/** Reads the navigation state; drops unknown values. */
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

/** The state of a page whose first code was just sent. */
export const initialResendState = (email: string): ResendState => ({
  email,
  sendings: { count: 1, lastAt: Date.now() },
});
