import { expect, test } from 'vitest';
import { checkDataConsistency, checkResetAllowed } from './dataConsistency.ts';

const halves = (missing: readonly string[], isServer: boolean) => ({
  subs: ['a', 'b'],
  unknownAmong: async (subs: readonly string[]) => subs.filter((sub) => missing.includes(sub)),
  dataFolder: '/data',
  isServer,
});

test('is content where everybody the database knows can sign in', async () => {
  await expect(checkDataConsistency(halves([], true))).resolves.toBeUndefined();
});

test('refuses to start where somebody could not, and says what to do', async () => {
  await expect(checkDataConsistency(halves(['a', 'b'], true))).rejects.toThrow(
    /^2 of the 2 people .* of \/data, .*\n.*EDGE_CONSOLE_DATA.* empty database/,
  );
  await expect(checkDataConsistency(halves(['b'], false))).rejects.toThrow(/^1 of the 2 people .*\n.*--reset/);
});

test('resets no half alone', () => {
  expect(() => checkResetAllowed(false)).not.toThrow();
  expect(() => checkResetAllowed(true)).toThrow(/^Nothing was reset: .*\n.*createdb/);
});
