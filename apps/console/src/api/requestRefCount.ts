/** Reference counts of requests: one without a holder is aborted (NET-03). */
export function createRequestRefCount() {
  type Wanted = { watchers: number; requests: number; controller: AbortController };
  const wanted = new Map<string, Wanted>();

  function of(id: string): Wanted {
    const known = wanted.get(id) ?? { watchers: 0, requests: 0, controller: new AbortController() };
    wanted.set(id, known);
    return known;
  }

  function forget(id: string, own: Wanted): void {
    if (own.watchers === 0 && wanted.get(id) === own) wanted.delete(id);
  }

  return {
    has: (id: string): boolean => (wanted.get(id)?.watchers ?? 0) > 0,
    /** Retains a request until the returned function is called. */
    retain(id: string): () => void {
      const own = of(id);
      own.watchers += 1;
      return () => {
        own.watchers -= 1;
        // A component that is remounted releases and retains at once.
        queueMicrotask(() => {
          if (own.watchers > 0) return;
          forget(id, own);
          own.controller.abort();
        });
      };
    },
    /** Runs a request that is aborted with its last holder. One that has had no holder yet goes on. */
    async run<Value>(id: string, work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
      const own = of(id);
      own.requests += 1;
      try {
        return await work(own.controller.signal);
      } finally {
        own.requests -= 1;
        if (own.requests === 0) forget(id, own);
      }
    },
  };
}
