import { describe, expect, it } from 'vitest';
import { canPrefetch, type PageState } from './prefetch.ts';

const page: PageState = { isVisible: true, isOnline: true, isActing: false, saveData: false, effectiveType: '4g' };

describe('pages of the menu are fetched ahead', () => {
  it('on every line but the slowest', () => {
    for (const effectiveType of ['4g', '3g', '2g', undefined])
      expect(canPrefetch({ ...page, effectiveType })).toBe(true);
    expect(canPrefetch({ ...page, effectiveType: 'slow-2g' })).toBe(false);
  });

  it.each([{ isVisible: false }, { isOnline: false }, { isActing: true }, { saveData: true }])(
    'not with %j',
    (state) => {
      expect(canPrefetch({ ...page, ...state })).toBe(false);
    },
  );
});
