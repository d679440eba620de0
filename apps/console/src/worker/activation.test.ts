import { describe, expect, it, vi } from 'vitest';
import { createActivation, idleTime } from './activation.ts';

const activationOf = (given: { isHeld?: boolean; idleFor?: number; isHidden?: boolean }) => {
  const activate = vi.fn<() => void>();
  const { whenQuiet } = createActivation({
    isHeld: () => given.isHeld ?? false,
    idleFor: () => given.idleFor ?? 0,
    isHidden: () => given.isHidden ?? false,
    activate,
  });
  whenQuiet();
  return activate.mock.calls.length;
};

describe('a worker that waits takes over by itself', () => {
  it('when nobody is at work and nothing could be lost', () => {
    expect(activationOf({ idleFor: idleTime })).toBe(1);
    expect(activationOf({ isHidden: true })).toBe(1);
  });

  it('not while somebody works', () => {
    expect(activationOf({ idleFor: idleTime - 1 })).toBe(0);
  });

  it('never over unsaved input, however long nobody is there', () => {
    expect(activationOf({ isHeld: true, idleFor: 10 * idleTime, isHidden: true })).toBe(0);
  });
});
