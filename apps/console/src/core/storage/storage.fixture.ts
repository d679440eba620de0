class MemoryStorage extends Map<string, string> {
  getItem = (key: string) => this.get(key) ?? null;
  setItem = (key: string, value: string) => void this.set(key, value);
  removeItem = (key: string) => void this.delete(key);
}

/** `Object.keys` lists its entries, as for the browser's Storage. */
export function createStorage(): Storage {
  const entries = new MemoryStorage();
  return new Proxy(entries, {
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: (_target, key) =>
      entries.has(String(key)) ? { enumerable: true, configurable: true, value: entries.get(String(key)) } : undefined,
    get: (target, key) => (key === 'size' ? target.size : Reflect.get(target, key)),
    // Implements only the parts of Storage that the session uses.
  }) as unknown as Storage;
}
