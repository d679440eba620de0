/** Milliseconds that a device's clock may be off before a person should know. */
const tolerance = 5 * 60_000;

export type ClockWatch = ReturnType<typeof createClockWatch>;

/** How far this device's clock is off, once that is worth telling. */
export function createClockWatch() {
  const listeners = new Set<() => void>();
  let minutes = 0;
  return {
    /** Minutes that the clock is off; 0 while it is right enough. */
    minutesOff: () => minutes,
    note(drift: number): void {
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
