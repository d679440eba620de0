import { describe, expect, it } from 'vitest';
import { canPrefetch, type PageState } from './prefetch.ts';

const page: PageState = { isVisible: true, isOnline: true, isActing: false, saveData: false, effectiveType: '4g' };

describe('prefetching menu pages', () => {
  it('is allowed on all but the slowest connections', () => {
    for (const effectiveType of ['4g', '3g', '2g', undefined])
      expect(canPrefetch({ ...page, effectiveType })).toBe(true);
    expect(canPrefetch({ ...page, effectiveType: 'slow-2g' })).toBe(false);
  });

  it.each([{ isVisible: false }, { isOnline: false }, { isActing: true }, { saveData: true }])(
    'is not allowed with %j',
    (state) => {
      expect(canPrefetch({ ...page, ...state })).toBe(false);
    },
  );
});
