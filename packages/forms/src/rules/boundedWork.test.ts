import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { countCharacters } from './characters.ts';
import { code, email, password, personName } from './index.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

// Measures how much text the patterns read, because time is unreliable on a shared machine.
test.each([
  ['personName', personName, 120],
  ['email', email, 400],
  ['code', code, 12],
  ['password', password, 256],
] as const)('%s reads only a bounded prefix of 50,000 characters with patterns', (_name, schema, maxLength) => {
  const tested = vi.spyOn(RegExp.prototype, 'test');
  for (const unit of ['a', 'a@', 'a.', '-', '\u{1F600}', 'A1!']) v.safeParse(schema, unit.repeat(50_000));
  const read = tested.mock.calls
    // The blank check stops at the first visible character.
    .filter((_call, index) => !(tested.mock.contexts[index] as RegExp).source.startsWith('[^\\s'))
    .map(([text]) => text.length);
  expect(Math.max(0, ...read)).toBeLessThanOrEqual(maxLength);
});

test('does not count the characters of a text whose length already exceeds the limit', () => {
  const walked = vi.spyOn(String.prototype, Symbol.iterator);
  expect(countCharacters('a'.repeat(50_000), 60)).toBe(61);
  expect(walked).not.toHaveBeenCalled();
});
