import { describe, expect, it, vi } from 'vitest';
import { createProofDesk } from './proofDesk.ts';

describe('a fresher proof', () => {
  it('is asked for once, and its answer is for all that wait', async () => {
    const desk = createProofDesk();
    const heard = vi.fn<() => void>();
    desk.subscribe(heard);
    const waiting = Promise.all([desk.ask(), desk.ask()]);
    expect(desk.isAsking()).toBe(true);
    desk.answer(true);
    expect(await waiting).toEqual([true, true]);
    expect(desk.isAsking()).toBe(false);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('is asked for anew after it was refused', async () => {
    const desk = createProofDesk();
    const first = desk.ask();
    desk.answer(false);
    const second = desk.ask();
    desk.answer(true);
    expect([await first, await second]).toEqual([false, true]);
  });

  it('that nobody waits for is heard by nobody', () => {
    const desk = createProofDesk();
    const heard = vi.fn<() => void>();
    desk.subscribe(heard);
    desk.answer(true);
    expect(heard).not.toHaveBeenCalled();
  });
});
