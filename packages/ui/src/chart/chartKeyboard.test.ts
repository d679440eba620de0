import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveCursor, type Cursor } from './chartKeyboard.ts';

const ids = ['p2p', 'cdn'];
const press = (key: string, from: Cursor | null, isRtl = false, isUpright = false) =>
  moveCursor(from, { key, isRtl, isUpright }, 50, ids);

describe('moveCursor', () => {
  test('moves from point to point with the arrow keys and stops at the ends', () => {
    expect(press('ArrowRight', null)).toEqual({ index: 0, seriesId: null });
    expect(press('ArrowLeft', null)).toEqual({ index: 49, seriesId: null });
    expect(press('ArrowRight', { index: 49, seriesId: null })?.index).toBe(49);
    expect(press('PageDown', { index: 10, seriesId: null })?.index).toBe(15);
    expect(press('Home', { index: 10, seriesId: 'cdn' })).toEqual({ index: 0, seriesId: 'cdn' });
    expect(press('End', null)?.index).toBe(49);
  });

  test('cycles through all series and each of them with up and down', () => {
    const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].reduce<Cursor[]>(
      (all, key) => [...all, press(key, all.at(-1) ?? { index: 3, seriesId: null }) as Cursor],
      [],
    );
    expect(seen.map(({ seriesId }) => seriesId)).toEqual(['p2p', 'cdn', null, 'cdn']);
  });

  test('mirrors the arrow keys in RTL and moves along rows with up and down', () => {
    expect(press('ArrowLeft', { index: 3, seriesId: null }, true)?.index).toBe(4);
    expect(press('ArrowDown', { index: 3, seriesId: null }, false, true)?.index).toBe(4);
    expect(press('ArrowRight', { index: 3, seriesId: null }, false, true)?.seriesId).toBe('p2p');
  });

  test('ignores other keys', () => {
    expect(press('a', { index: 3, seriesId: null })).toBeUndefined();
    expect(moveCursor(null, { key: 'ArrowDown', isRtl: false, isUpright: false }, 5, ['one'])).toBeUndefined();
    expect(moveCursor(null, { key: 'ArrowRight', isRtl: false, isUpright: false }, 0, ids)).toBeUndefined();
  });

  test('stays within the points', () => {
    const keys = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...keys)), fc.integer({ min: 1, max: 30 }), (pressed, count) => {
        let at: Cursor | null = null;
        for (const key of pressed) at = moveCursor(at, { key, isRtl: false, isUpright: false }, count, ids) ?? at;
        expect(at?.index ?? 0).toBeGreaterThanOrEqual(0);
        expect(at?.index ?? 0).toBeLessThan(count);
      }),
    );
  });
});
