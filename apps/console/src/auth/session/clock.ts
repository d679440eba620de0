declare global {
  /** Milliseconds that the true time is ahead of this device's. aws-amplify applies it to SRP proofs (scripts/amplifyPatches.ts). */
  var clockDrift: number | undefined;
}

/** The identity service rejects proofs with a larger difference, in milliseconds. */
const tolerance = 5 * 60_000;

/** Milliseconds that the server's clock is ahead, from the `date` and `age` of a response; null without a date. */
export function driftOf(headers: Pick<Headers, 'get'>, now: number): number | null {
  const date = Date.parse(headers.get('date') ?? '');
  const age = Number(headers.get('age') ?? 0);
  return Number.isNaN(date) || !Number.isFinite(age) ? null : date + age * 1000 - now;
}

/** Fetches the true time and corrects the clock of SRP proofs. Resolves with true if it was off. Never rejects. */
export async function correctClock(fetch: typeof globalThis.fetch, now: () => number): Promise<boolean> {
  try {
    const response = await fetch(`/version.json?t=${now()}`, { cache: 'no-store', signal: AbortSignal.timeout(5_000) });
    const drift = driftOf(response.headers, now());
    if (drift === null || Math.abs(drift - (globalThis.clockDrift ?? 0)) <= tolerance) return false;
    globalThis.clockDrift = drift;
    return true;
  } catch {
    return false;
  }
}
