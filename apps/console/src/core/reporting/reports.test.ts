import { describe, expect, it, vi } from 'vitest';
import { createReports, type Report } from './reports.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const sender = () => vi.fn<(report: Report) => void>();

describe('errors before the reporter is loaded', () => {
  it('are queued, and load it', async () => {
    const reports = createReports();
    const send = sender();
    reports.add('first', 'start');
    reports.open(
      async () => send,
      () => undefined,
    );
    reports.add('second', 'uncaught');
    await settle();
    reports.add('third', 'page');
    expect(send.mock.calls.flat()).toEqual([
      { error: 'first', source: 'start' },
      { error: 'second', source: 'uncaught' },
      { error: 'third', source: 'page' },
    ]);
  });

  it('are queued up to a limit', async () => {
    const reports = createReports();
    const send = sender();
    for (let index = 0; index < 1_000; index += 1) reports.add(index, 'uncaught');
    reports.open(
      async () => send,
      () => undefined,
    );
    await settle();
    expect(send).toHaveBeenCalledTimes(50);
  });

  it('are dropped if reporting is off', async () => {
    const reports = createReports();
    const send = sender();
    reports.add('first', 'uncaught');
    reports.close();
    reports.add('second', 'uncaught');
    reports.open(
      async () => send,
      (task) => task(),
    );
    await settle();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('the reporter', () => {
  it('is loaded at idle, even without errors', async () => {
    const reports = createReports();
    const load = vi.fn<() => Promise<(report: Report) => void>>(async () => sender());
    let idle: () => void = () => undefined;
    reports.open(load, (task) => {
      idle = task;
    });
    expect(load).not.toHaveBeenCalled();
    idle();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is loaded again after a failure, with the next error, and loses none', async () => {
    const reports = createReports();
    const send = sender();
    const load = vi
      .fn<() => Promise<(report: Report) => void>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(send);
    reports.add('first', 'uncaught');
    reports.open(load, () => undefined);
    await settle();
    reports.add('second', 'uncaught');
    await settle();
    expect(send.mock.calls.map(([{ error }]) => error)).toEqual(['first', 'second']);
  });
});
