import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isConfirmed } from './confirmation.ts';

const name = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== '');

describe('isConfirmed', () => {
  it('accepts the text with spaces around it', () => {
    fc.assert(
      fc.property(name, fc.constantFrom('', ' ', '\n', '\t '), (text, space) => {
        expect(isConfirmed(`${space}${text}${space}`, text)).toBe(true);
      }),
    );
  });

  it('ignores how letters are composed', () => {
    fc.assert(
      fc.property(name, fc.constantFrom('NFC', 'NFD'), fc.constantFrom('NFC', 'NFD'), (text, typed, expected) => {
        expect(isConfirmed(text.normalize(typed), text.normalize(expected))).toBe(true);
      }),
    );
  });

  it('rejects part of the text, another case and empty text', () => {
    fc.assert(fc.property(name, (text) => !isConfirmed('', text) && !isConfirmed(`${text}x`, text)));
    expect(isConfirmed('Tidal-APAC', 'tidal-apac')).toBe(false);
    expect(isConfirmed('tidal', 'tidal-apac')).toBe(false);
    // A Cyrillic "а" looks the same but is another letter.
    expect(isConfirmed('tid\u0430l', 'tidal')).toBe(false);
  });
});
