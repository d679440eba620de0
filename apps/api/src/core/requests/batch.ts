type Waiting<Value> = { resolve(value: Value | undefined): void; reject(reason: unknown): void };

/**
 * A DataLoader without a cache: batches the keys of one turn of the event loop. What a mutation changed is read anew.
 * A key that `loadMany` does not return resolves to undefined.
 */
export function batch<Key, Value>(
  loadMany: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let pending = new Map<Key, Waiting<Value>[]>();

  async function flush(): Promise<void> {
    const current = pending;
    pending = new Map();
    try {
      const found = await loadMany([...current.keys()]);
      for (const [key, waiting] of current) for (const one of waiting) one.resolve(found.get(key));
    } catch (error) {
      for (const waiting of current.values()) for (const one of waiting) one.reject(error);
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      // A macrotask: GraphQL resolves the siblings of a list over several microtasks.
      if (pending.size === 0) setImmediate(() => void flush());
      pending.set(key, [...(pending.get(key) ?? []), { resolve, reject }]);
    });
}
