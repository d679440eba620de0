import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commonEnds, splitAtChange } from './textDifference.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 8 });

test('finds the longest common start and end, never overlapping', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { start, end } = commonEnds(before, after);
      const [own, other] = [before, after].map((one) => one.slice(start, one.length - end));
      expect(before).toBe(after.slice(0, start) + own + after.slice(after.length - end));
      expect(start + end).toBeLessThanOrEqual(Math.min(before.length, after.length));
      if (own === '' || other === '') return;
      expect(own?.[0]).not.toBe(other?.[0]);
      expect(own?.at(-1)).not.toBe(other?.at(-1));
    }),
  );
});

test.each([
  ['aa', 'aaa', ['aa', '', '']],
  ['"max": 3,', '"max": 10,', ['"max": ', '3', ',']],
  ['', 'x', ['', '', '']],
  // These share half a surrogate pair: the first of the faces, the last of a face and a chess piece.
  ['"😀"', '"😁"', ['"', '😀', '"']],
  ['"😀"', '"🨀"', ['"', '😀', '"']],
  ['😀', '😀😁', ['😀', '', '']],
])('splits %j against %j', (line, other, parts) => expect(splitAtChange(line, other)).toEqual(parts));
