import { randomBytes } from 'node:crypto';

const mostPending = 1_000;

/** Things that are handed out under a random name and taken back once, within a time. */
export type Pending<Value> = {
  put(value: Value): string;
  /** Undefined when unknown, late, or taken before. */
  take(name: string): Value | undefined;
  /** As `take`, and it stays. */
  look(name: string): Value | undefined;
};

/**
 * In memory, as a sign-in under way is not worth surviving a restart; the oldest give way.
 * @param lifetime milliseconds
 */
export function createPending<Value>(now: () => number, lifetime: number): Pending<Value> {
  const values = new Map<string, { value: Value; expiresAt: number }>();
  const look = (name: string): Value | undefined => {
    const entry = values.get(name);
    return entry && entry.expiresAt > now() ? entry.value : undefined;
  };
  return {
    put(value) {
      for (const [name, { expiresAt }] of values) {
        if (expiresAt > now() && values.size < mostPending) break;
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
