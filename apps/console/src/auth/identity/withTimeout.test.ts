import { afterEach, describe, expect, it, vi } from 'vitest';
import { outcomeOf } from './outcome.ts';
import { withTimeout } from './withTimeout.ts';

function timeOut() {
  const controller = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  return () => controller.abort(new DOMException('', 'TimeoutError'));
}

describe('an identity service call', () => {
  afterEach(() => vi.restoreAllMocks());

  it('times out as a network error', async () => {
    const elapse = timeOut();
    const outcome = outcomeOf(() => new Promise(() => undefined));
    elapse();
    await expect(outcome).resolves.toEqual({ kind: 'refused', reason: 'network' });
  });

  it('passes on its result and its error', async () => {
    timeOut();
    await expect(withTimeout(Promise.resolve('tokens'))).resolves.toBe('tokens');
    await expect(withTimeout(Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
