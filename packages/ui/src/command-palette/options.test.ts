import fc from 'fast-check';
import { expect, it } from 'vitest';
import { optionsOf, placeAfter } from './options.ts';

it('offers a failed source again, at the end of its section', () => {
  const item = { id: 'a', label: 'A' };
  const options = optionsOf([
    { id: 'pages', label: 'Pages', items: [item], status: 'ready' },
    { id: 'people', label: 'People', items: [], status: 'failed' },
    { id: 'more', label: 'More', items: [], status: 'pending' },
  ]);
  expect(options.map(({ kind, sectionId }) => `${kind} ${sectionId}`)).toEqual(['item pages', 'retry people']);
});

it('goes round by arrows, and stops at the ends by pages', () => {
  expect(placeAfter('ArrowDown', 2, 3)).toBe(0);
  expect(placeAfter('ArrowUp', 0, 3)).toBe(2);
  expect(placeAfter('PageDown', 0, 20)).toBe(8);
  expect(placeAfter('PageDown', 18, 20)).toBe(19);
  expect(placeAfter('Home', 5, 20)).toBeUndefined();
  expect(placeAfter('ArrowDown', 0, 0)).toBeUndefined();
});

it('never leaves the list', () => {
  const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp');
  fc.assert(
    fc.property(fc.array(keys), fc.integer({ min: 1, max: 30 }), (pressed, count) => {
      const end = pressed.reduce((place, key) => placeAfter(key, place, count) ?? place, 0);
      expect(end).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThan(count);
    }),
  );
});
