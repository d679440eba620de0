/** Consecutive failures within so many milliseconds that open the circuit. */
const failuresToOpen = 5;
const window = 30_000;
/** Milliseconds before the circuit is half-open: one request probes. */
const rest = 15_000;

/** A request's permit: it is released with the outcome. */
type Pass = object;

export type Circuit = ReturnType<typeof createCircuit>;

/**
 * A circuit breaker: after five failures in a row within 30 s nothing is sent for
 * 15 s. Then it is half-open: one request probes, and the others wait for its outcome.
 */
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
    triesAt: () => (openedAt === null ? null : openedAt + rest),
    /** A permit to send now, or null. Its holder must release it with the outcome. */
    async enter(): Promise<Pass | null> {
      while (openedAt !== null) {
        if (now() - openedAt < rest) return null;
        if (!probe) {
          let end: () => void = () => undefined;
          const ended = new Promise<void>((resolve) => (end = resolve));
          return (probe = { ended, end });
        }
        await probe.ended;
      }
      return {};
    },
    /** `unknown`: aborted, or a network error; it says nothing about the service. */
    leave(outcome: 'good' | 'bad' | 'unknown', pass: Pass): void {
      // A request sent before the circuit opened may still be in flight.
      const isProbe = pass === probe;
      if (outcome === 'good') {
        failures = [];
        if (openedAt !== null) open(null);
      } else if (outcome === 'bad') {
        failures = [...failures.filter((time) => now() - time < window), now()];
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
