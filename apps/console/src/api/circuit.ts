/** This many consecutive failures within `failureWindow` (ms) open the circuit. */
const failuresToOpen = 5;
const failureWindow = 30_000;
/** Milliseconds until the circuit is half-open and one request probes. */
const openDuration = 15_000;

/** A request's permit, released with the outcome. */
type Pass = object;

export type Circuit = ReturnType<typeof createCircuit>;

/** A circuit breaker. After it opens, nothing is sent for 15 s. Then one request probes, and the others wait for its outcome. */
export function createCircuit(now: () => number) {
  const listeners = new Set<() => void>();
  let failures: number[] = [];
  let openedAt: number | null = null;
  let probe: { ended: Promise<void>; end: () => void } | null = null;

  function open(at: number | null): void {
    openedAt = at;
    for (const listener of listeners) listener();
  }

  return {
    isOpen: () => openedAt !== null,
    /** When the circuit is half-open; null while it is closed. */
    probeAt: () => (openedAt === null ? null : openedAt + openDuration),
    /** A permit to send now, or null. Release it with `leave`. */
    async enter(): Promise<Pass | null> {
      while (openedAt !== null) {
        if (now() - openedAt < openDuration) return null;
        if (!probe) {
          let end: () => void = () => undefined;
          const ended = new Promise<void>((resolve) => (end = resolve));
          return (probe = { ended, end });
        }
        await probe.ended;
      }
      return {};
    },
    /** `unknown`: aborted, or a network error. */
    leave(outcome: 'good' | 'bad' | 'unknown', pass: Pass): void {
      // A request sent before the circuit opened may still be in flight.
      const isProbe = pass === probe;
      if (outcome === 'good') {
        failures = [];
        if (openedAt !== null) open(null);
      } else if (outcome === 'bad') {
        failures = [...failures.filter((time) => now() - time < failureWindow), now()];
        if (openedAt !== null ? isProbe : failures.length >= failuresToOpen) open(now());
      }
      if (isProbe || openedAt === null) {
        probe?.end();
        probe = null;
      }
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
