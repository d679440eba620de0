import { describe, expect, it, vi } from 'vitest';
import type { DataError } from '../../api/dataError.ts';
import { failure, type Result, success } from '../../api/result.ts';
import { pauseAfter, type Provisioning, pollProvisioning } from './pollProvisioning.ts';

const offline = failure<DataError>({ kind: 'network', code: 'NETWORK', requestId: 'r' });

function setUp(...answers: Result<Provisioning, DataError>[]) {
  let time = 0;
  const controller = new AbortController();
  const pauses: number[] = [];
  const request = vi.fn<() => Promise<Result<Provisioning, DataError>>>(
    async () => answers.shift() ?? success<Provisioning>('IN_PROGRESS'),
  );
  const wait = async (milliseconds: number) => {
    pauses.push(milliseconds);
    time += milliseconds;
  };
  const waited = () => pollProvisioning({ request, wait, now: () => time, signal: controller.signal });
  return { waited, request, pauses, controller };
}

describe('waiting for a new account', () => {
  it('polls immediately, then at intervals from two to ten seconds', () => {
    expect([1, 2, 3, 4, 5, 20].map(pauseAfter)).toEqual([2_000, 3_000, 4_500, 6_750, 10_000, 10_000]);
  });

  it.each(['READY', 'FAILED', 'NO_ENTITY'] as const)('ends with %s', async (state) => {
    const { waited, pauses } = setUp(success('IN_PROGRESS'), success(state));
    expect(await waited()).toBe(state);
    expect(pauses).toEqual([2_000]);
  });

  it('polls again after a failed request', async () => {
    const { waited, request } = setUp(offline, offline, success('READY'));
    expect(await waited()).toBe('READY');
    expect(request).toHaveBeenCalledTimes(3);
  });

  it('gives up after exactly a minute', async () => {
    const { waited, pauses } = setUp();
    expect(await waited()).toBe('TIMED_OUT');
    const sum = pauses.reduce((total, pause) => total + pause, 0);
    expect(sum).toBeLessThanOrEqual(60_000);
    expect(sum).toBeGreaterThan(50_000);
  });

  it('stops when the user leaves the page', async () => {
    const { waited, request, controller } = setUp();
    request.mockImplementationOnce(async () => {
      controller.abort();
      return success('READY');
    });
    expect(await waited()).toBe('LEFT');
    expect(request).toHaveBeenCalledOnce();
  });
});
