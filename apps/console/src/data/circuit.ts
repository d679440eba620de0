/** Failures in a row, and the milliseconds they must lie within, that open the circuit. */
const failuresToOpen = 5;
const window = 30_000;
/** Milliseconds before one request may try whether the service is back. */
const rest = 15_000;

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

  function endProbe(): void {
    const ended = probe;
    probe = null;
    ended?.end();
  }

  return {
    isOpen: () => openedAt !== null,
    /** When the next request may try; null while the circuit is closed. */
    triesAt: () => (openedAt === null ? null : openedAt + rest),
    /** Whether a request may be sent now. Who may must tell what it came to. */
    async enter(): Promise<boolean> {
      while (openedAt !== null) {
        if (now() - openedAt < rest) return false;
        if (!probe) {
          let end: () => void = () => undefined;
          const ended = new Promise<void>((resolve) => (end = resolve));
          probe = { ended, end };
          return true;
        }
        await probe.ended;
      }
      return true;
    },
    /** `unknown`: given up, or lost on the way; it says nothing about the service. */
    leave(outcome: 'good' | 'bad' | 'unknown'): void {
      if (outcome === 'good') {
        failures = [];
        if (openedAt !== null) open(null);
      } else if (outcome === 'bad') {
        failures = [...failures.filter((time) => now() - time < window), now()];
        if (openedAt !== null ? probe !== null : failures.length >= failuresToOpen) open(now());
      }
      endProbe();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
