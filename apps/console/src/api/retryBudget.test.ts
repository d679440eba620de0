import { describe, expect, it } from 'vitest';
import { createRetryBudget } from './retryBudget.ts';

describe('the retry budget', () => {
  it('allows ten retries a minute with few requests', () => {
    const budget = createRetryBudget(() => 0);
    budget.countRequest();
    expect(Array.from({ length: 12 }, () => budget.takeRetry()).filter(Boolean)).toHaveLength(10);
  });

  it('allows a tenth of the requests with many', () => {
    const budget = createRetryBudget(() => 0);
    for (let index = 0; index < 300; index += 1) budget.countRequest();
    expect(Array.from({ length: 60 }, () => budget.takeRetry()).filter(Boolean)).toHaveLength(30);
  });

  it('resets after a minute', () => {
    let now = 0;
    const budget = createRetryBudget(() => now);
    for (let index = 0; index < 10; index += 1) budget.takeRetry();
    expect(budget.takeRetry()).toBe(false);
    now = 60_000;
    expect(budget.takeRetry()).toBe(true);
  });
});
