// Plain JavaScript, as its test belongs to another project than vite.config.ts.

const file = '/@aws-amplify/auth/dist/esm/providers/cognito/utils/srp/getNowString.mjs';
const before = 'const now = new Date();';
const after = 'const now = new Date(Date.now() + (globalThis.clockDrift ?? 0));';

/**
 * Lets people sign in whose clock is off. The SRP proof of a password carries the time, and the service refuses one that is
 * more than five minutes off as a wrong password; aws-amplify corrects its clock everywhere but here. src/auth/session/clock.ts
 * learns the drift.
 */
export function correctedClock() {
  return {
    name: 'corrected-clock',
    /** @param {string} code @param {string} id */
    transform(code, id) {
      const [path = ''] = id.replaceAll('\\', '/').split('?', 1);
      if (!path.endsWith(file)) return null;
      const parts = code.split(before);
      if (parts.length !== 2) throw new Error(`aws-amplify has changed: ${before} is not in ${path} as expected.`);
      // Line numbers do not change, so the source map stays valid.
      return { code: parts.join(after), map: null };
    },
  };
}
