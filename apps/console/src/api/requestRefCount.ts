/** Counts the references to each request, and aborts a request without any. */
export function createRequestRefCount() {
  type Entry = { watchers: number; requests: number; controller: AbortController };
  const entries = new Map<string, Entry>();

  function entryOf(id: string): Entry {
    const entry = entries.get(id) ?? { watchers: 0, requests: 0, controller: new AbortController() };
    entries.set(id, entry);
    return entry;
  }

  function remove(id: string, entry: Entry): void {
    if (entry.watchers === 0 && entries.get(id) === entry) entries.delete(id);
  }

  return {
    has: (id: string): boolean => (entries.get(id)?.watchers ?? 0) > 0,
    /** Retains a request until the returned function is called. */
    retain(id: string): () => void {
      const entry = entryOf(id);
      entry.watchers += 1;
      return () => {
        entry.watchers -= 1;
        // A component that is remounted releases and retains immediately.
        queueMicrotask(() => {
          if (entry.watchers > 0) return;
          remove(id, entry);
          entry.controller.abort();
        });
      };
    },
    /** Runs a request. It is aborted when its last reference is released, but not before the first one is retained. */
    async run<Value>(id: string, work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
      const entry = entryOf(id);
      entry.requests += 1;
      try {
        return await work(entry.controller.signal);
      } finally {
        entry.requests -= 1;
        if (entry.requests === 0) remove(id, entry);
      }
    },
  };
}
