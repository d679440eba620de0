import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isConfirmed } from './confirmation.ts';

const name = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== '');

describe('typed confirmation', () => {
  it('takes the text itself, with any spaces around it', () => {
    fc.assert(
      fc.property(name, fc.constantFrom('', ' ', '\n', '\t '), (text, space) => {
        expect(isConfirmed(`${space}${text}${space}`, text)).toBe(true);
      }),
    );
  });

  it('takes the text however its letters were composed', () => {
    fc.assert(
      fc.property(name, fc.constantFrom('NFC', 'NFD'), fc.constantFrom('NFC', 'NFD'), (text, typed, expected) => {
        expect(isConfirmed(text.normalize(typed), text.normalize(expected))).toBe(true);
      }),
    );
  });

  it('takes nothing else: not a part, not another case, not the empty text', () => {
    fc.assert(fc.property(name, (text) => !isConfirmed('', text) && !isConfirmed(`${text}x`, text)));
    expect(isConfirmed('Tidal-APAC', 'tidal-apac')).toBe(false);
    expect(isConfirmed('tidal', 'tidal-apac')).toBe(false);
    // A Cyrillic "а" looks the same and is another letter.
    expect(isConfirmed('tid\u0430l', 'tidal')).toBe(false);
  });
});
