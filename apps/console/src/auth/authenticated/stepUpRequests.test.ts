import { describe, expect, it, vi } from 'vitest';
import { createStepUpRequests } from './stepUpRequests.ts';

describe('a step-up', () => {
  it('is asked for once for all waiting requests', async () => {
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

  it('is asked for again after it was cancelled', async () => {
    const stepUp = createStepUpRequests();
    const first = stepUp.ask();
    stepUp.answer(false);
    const second = stepUp.ask();
    stepUp.answer(true);
    expect([await first, await second]).toEqual([false, true]);
  });

  it('without a waiting request is ignored', () => {
    const stepUp = createStepUpRequests();
    const heard = vi.fn<() => void>();
    stepUp.subscribe(heard);
    stepUp.answer(true);
    expect(heard).not.toHaveBeenCalled();
  });
});
