import { describe, expect, it } from 'vitest';
import { idleTime, mayActivate } from './activation.ts';

const page = { isBlocked: false, isHidden: false, idleFor: 0 };

describe('a waiting worker activates by itself', () => {
  it('when the page is idle and nothing could be lost', () => {
    expect(mayActivate({ ...page, idleFor: idleTime })).toBe(true);
    expect(mayActivate({ ...page, isHidden: true })).toBe(true);
  });

  it('not while the page is in use', () => {
    expect(mayActivate({ ...page, idleFor: idleTime - 1 })).toBe(false);
  });

  it('never over unsaved input, however long the page is idle', () => {
    expect(mayActivate({ isBlocked: true, isHidden: true, idleFor: 10 * idleTime })).toBe(false);
  });
});
