import { describe, expect, it, vi } from 'vitest';
import { createStepUpRequests } from './stepUpRequests.ts';

describe('a step-up', () => {
  it('is asked for once, and its answer is for all that wait', async () => {
    const stepUp = createStepUpRequests();
    const heard = vi.fn<() => void>();
    stepUp.subscribe(heard);
    const waiting = Promise.all([stepUp.ask(), stepUp.ask()]);
    expect(stepUp.isAsking()).toBe(true);
    stepUp.answer(true);
    expect(await waiting).toEqual([true, true]);
    expect(stepUp.isAsking()).toBe(false);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('is asked for anew after it was refused', async () => {
    const stepUp = createStepUpRequests();
    const first = stepUp.ask();
    stepUp.answer(false);
    const second = stepUp.ask();
    stepUp.answer(true);
    expect([await first, await second]).toEqual([false, true]);
  });

  it('that nobody waits for is heard by nobody', () => {
    const stepUp = createStepUpRequests();
    const heard = vi.fn<() => void>();
    stepUp.subscribe(heard);
    stepUp.answer(true);
    expect(heard).not.toHaveBeenCalled();
  });
});
