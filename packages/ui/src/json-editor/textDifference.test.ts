import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commonEnds, splitAtChange } from './textDifference.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 8 });

test('what is shared is the same in both, never counted twice, and as much as there is', () => {
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
  // One half of these is the same: the first of the faces, the last of a face and a piece of chess.
  ['"😀"', '"😁"', ['"', '😀', '"']],
  ['"😀"', '"🨀"', ['"', '😀', '"']],
  ['😀', '😀😁', ['😀', '', '']],
])('%j beside %j', (line, other, parts) => expect(splitAtChange(line, other)).toEqual(parts));
