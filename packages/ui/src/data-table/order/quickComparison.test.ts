import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { quickComparison } from './quickComparison.ts';

const ascii = fc.string({
  unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCodePoint(code)),
  maxLength: 6,
});
/** Dense in what differs by little. */
const similar = fc.string({ unit: fc.constantFrom(...'aAbz09_-.@ /'.split('')), maxLength: 4 });
const any = fc.oneof(ascii, similar, fc.string({ unit: 'grapheme', maxLength: 4 }));

describe('texts are compared as by a collator (12)', () => {
  it.each(['en', 'en-GB', 'en-US', 'en-US-POSIX', 'en-u-kn-true', 'en-US-u-kf-upper', 'sv', 'cs', 'de'])(
    'in %s',
    (locale) => {
      const { compare } = new Intl.Collator(locale);
      const quick = quickComparison(locale);
      fc.assert(
        fc.property(any, any, (one, other) => {
          expect(Math.sign(quick(one, other))).toBe(Math.sign(compare(one, other)));
        }),
        { numRuns: 1_000 },
      );
    },
  );

  it('without making one for English names and addresses', () => {
    const Collator = vi.spyOn(Intl, 'Collator');
    const quick = quickComparison('en-US');
    const addresses = ['zoe.b@x-y.tv', 'Ann Bo', 'ann_b@x.tv', 'ann.b2@x.tv', 'ann.b@x.tv', 'ann-b@x.tv'];
    const ordered = ['Ann Bo', 'ann_b@x.tv', 'ann-b@x.tv', 'ann.b@x.tv', 'ann.b2@x.tv', 'zoe.b@x-y.tv'];
    expect(addresses.toSorted(quick)).toEqual(ordered);
    expect(Collator).not.toHaveBeenCalled();
    // Case decides between the same letters, and the collator knows how.
    expect(quick('ann', 'Ann')).toBeLessThan(0);
    expect(Collator).toHaveBeenCalledOnce();
    Collator.mockRestore();
  });
});
