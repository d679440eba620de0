/** Failures in a row, and the milliseconds they must lie within, that open the circuit. */
const failuresToOpen = 5;
const window = 30_000;
/** Milliseconds before one request may try whether the service is back. */
const rest = 15_000;

/** A request's own: it is given back with what the request came to. */
type Pass = object;

export type Circuit = ReturnType<typeof createCircuit>;

/**
 * Keeps requests from a service that answers with nothing but errors: five in a row within 30 s, and nothing is sent for
 * 15 s. Then one request goes ahead, and the others wait for what it comes to.
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
    /** When the next request may try; null while the circuit is closed. */
    triesAt: () => (openedAt === null ? null : openedAt + rest),
    /** Lets a request be sent now, or null. Who may must tell what it came to. */
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
    /** `unknown`: given up, or lost on the way; it says nothing about the service. */
    leave(outcome: 'good' | 'bad' | 'unknown', pass: Pass): void {
      // One that was sent before the circuit opened may still be on its way.
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
