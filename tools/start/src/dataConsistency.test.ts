import { expect, test } from 'vitest';
import { checkDataConsistency, checkResetAllowed } from './dataConsistency.ts';

const halves = (missing: readonly string[], isServer: boolean) => ({
  subs: ['a', 'b'],
  poolSubs: new Set(['a', 'b'].filter((sub) => !missing.includes(sub))),
  dataFolder: '/data',
  isServer,
});

test('accepts data in which all users can sign in', () => {
  expect(() => checkDataConsistency(halves([], true))).not.toThrow();
});

test('rejects data in which a user could not sign in, and says what to do', () => {
  expect(() => checkDataConsistency(halves(['a', 'b'], true))).toThrow(
    /^2 of the 2 users .* of \/data, .*\n.*EDGE_CONSOLE_DATA.* empty database/,
  );
  expect(() => checkDataConsistency(halves(['b'], false))).toThrow(/^1 of the 2 users .*\n.*--reset/);
});

test('does not reset only one of the stores', () => {
  expect(() => checkResetAllowed(false)).not.toThrow();
  expect(() => checkResetAllowed(true)).toThrow(/^Nothing was reset: .*\n.*createdb/);
});
