import { describe, expect, it } from 'vitest';
import { idleTime, canActivate } from './activation.ts';

const page = { isBlocked: false, isHidden: false, idleFor: 0 };

describe('a waiting worker activates by itself', () => {
  it('when the page is idle and nothing could be lost', () => {
    expect(canActivate({ ...page, idleFor: idleTime })).toBe(true);
    expect(canActivate({ ...page, isHidden: true })).toBe(true);
  });

  it('not while the page is in use', () => {
    expect(canActivate({ ...page, idleFor: idleTime - 1 })).toBe(false);
  });

  it('never over unsaved input, however long the page is idle', () => {
    expect(canActivate({ isBlocked: true, isHidden: true, idleFor: 10 * idleTime })).toBe(false);
  });
});
