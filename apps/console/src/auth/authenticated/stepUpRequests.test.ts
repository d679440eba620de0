import { describe, expect, it, vi } from 'vitest';
import { createStepUpRequests } from './stepUpRequests.ts';

describe('a step-up', () => {
  it('is shared by all waiting requests', async () => {
    const stepUp = createStepUpRequests();
    const listener = vi.fn<() => void>();
    stepUp.subscribe(listener);
    const waiting = Promise.all([stepUp.request(), stepUp.request()]);
    expect(stepUp.isPending()).toBe(true);
    stepUp.settle(true);
    expect(await waiting).toEqual([true, true]);
    expect(stepUp.isPending()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is requested again after it was cancelled', async () => {
    const stepUp = createStepUpRequests();
    const first = stepUp.request();
    stepUp.settle(false);
    const second = stepUp.request();
    stepUp.settle(true);
    expect([await first, await second]).toEqual([false, true]);
  });

  it('is ignored without a waiting request', () => {
    const stepUp = createStepUpRequests();
    const listener = vi.fn<() => void>();
    stepUp.subscribe(listener);
    stepUp.settle(true);
    expect(listener).not.toHaveBeenCalled();
  });
});
