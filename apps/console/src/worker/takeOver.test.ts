import { describe, expect, it } from 'vitest';
import { idleTime, mayTakeOver } from './takeOver.ts';

const page = { isBlocked: false, isHidden: false, idleFor: 0 };

describe('a worker that waits takes over by itself', () => {
  it('when nobody is at work and nothing could be lost', () => {
    expect(mayTakeOver({ ...page, idleFor: idleTime })).toBe(true);
    expect(mayTakeOver({ ...page, isHidden: true })).toBe(true);
  });

  it('not while somebody works', () => {
    expect(mayTakeOver({ ...page, idleFor: idleTime - 1 })).toBe(false);
  });

  it('never over unsaved input, however long nobody is there', () => {
    expect(mayTakeOver({ isBlocked: true, isHidden: true, idleFor: 10 * idleTime })).toBe(false);
  });
});
