import { randomBytes } from 'node:crypto';

const maxPending = 1_000;

/** Stores values under a random ID; each can be taken once before it expires. */
export type OneTimeStore<Value> = {
  put(value: Value): string;
  /** Reads and removes a value; undefined if it is unknown, expired, or already taken. */
  take(name: string): Value | undefined;
  /** Like `take`, without removing. */
  look(name: string): Value | undefined;
};

/**
 * In memory, because pending sign-ins do not need to survive a restart. The oldest are evicted.
 * @param lifetime in ms
 */
export function createOneTimeStore<Value>(now: () => number, lifetime: number): OneTimeStore<Value> {
  const values = new Map<string, { value: Value; expiresAt: number }>();
  const look = (name: string): Value | undefined => {
    const entry = values.get(name);
    return entry && entry.expiresAt > now() ? entry.value : undefined;
  };
  return {
    put(value) {
      for (const [name, { expiresAt }] of values) {
        if (expiresAt > now() && values.size < maxPending) break;
        values.delete(name);
      }
      const name = randomBytes(32).toString('base64url');
      values.set(name, { value, expiresAt: now() + lifetime });
      return name;
    },
    look,
    take(name) {
      const value = look(name);
      values.delete(name);
      return value;
    },
  };
}
