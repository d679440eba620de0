import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bannerTones, orderBanners } from './orderBanners.ts';

const items = fc.array(fc.record({ id: fc.nat(), tone: fc.constantFrom(...bannerTones) }));

test('puts danger first', () => {
  const ordered = orderBanners([
    { id: 'new version', tone: 'info' },
    { id: 'payment', tone: 'danger' },
    { id: 'maintenance', tone: 'warning' },
  ]);
  expect(ordered.map(({ id }) => id)).toEqual(['payment', 'maintenance', 'new version']);
});

test('sorts by severity, keeps every banner and the order of equals', () => {
  fc.assert(
    fc.property(items, (given) => {
      const ordered = orderBanners(given);
      const ranks = ordered.map(({ tone }) => bannerTones.indexOf(tone));
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
      for (const tone of bannerTones) {
        const ofTone = (list: readonly { tone: string }[]) => list.filter((item) => item.tone === tone);
        expect(ofTone(ordered)).toEqual(ofTone(given));
      }
    }),
  );
});
