/** Users are notified of a larger clock skew, in milliseconds. */
const tolerance = 5 * 60_000;

export type ClockWatch = ReturnType<typeof createClockWatch>;

/** The device's clock skew. */
export function createClockWatch() {
  const listeners = new Set<() => void>();
  let minutes = 0;
  let latestDrift = 0;
  return {
    /** The time by the API's clock, from its last response. */
    now: () => Date.now() + latestDrift,
    /** Minutes of clock skew; 0 below the threshold. */
    minutesOff: () => minutes,
    note(drift: number): void {
      latestDrift = drift;
      const next = Math.abs(drift) > tolerance ? Math.round(Math.abs(drift) / 60_000) : 0;
      if (next === minutes) return;
      minutes = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
