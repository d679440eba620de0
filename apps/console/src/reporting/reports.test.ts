import { describe, expect, it, vi } from 'vitest';
import { createReports, type Report } from './reports.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const sender = () => vi.fn<(report: Report) => void>();

describe('errors before the reporter is there', () => {
  it('wait for it, and fetch it', async () => {
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

  it('are not kept without end', async () => {
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

  it('are forgotten where nobody is reported to', async () => {
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
  it('comes when there is time, where nothing has happened', async () => {
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

  it('that did not arrive is fetched again with the next error, which is not lost', async () => {
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
