import { describe, expect, it } from 'vitest';
import { idleTime, canActivate } from './activation.ts';

const page = { isBlocked: false, isHidden: false, idleFor: 0 };

describe('automatic activation of a waiting worker', () => {
  it('happens when the page is idle and nothing could be lost', () => {
    expect(canActivate({ ...page, idleFor: idleTime })).toBe(true);
    expect(canActivate({ ...page, isHidden: true })).toBe(true);
  });

  it('does not happen while the page is in use', () => {
    expect(canActivate({ ...page, idleFor: idleTime - 1 })).toBe(false);
  });

  it('never happens with unsaved input, even on an idle page', () => {
    expect(canActivate({ isBlocked: true, isHidden: true, idleFor: 10 * idleTime })).toBe(false);
  });
});
