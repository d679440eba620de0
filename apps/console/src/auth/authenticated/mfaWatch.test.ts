import { describe, expect, it, vi } from 'vitest';
import { createMfaWatch } from './mfaWatch.ts';

it('notifies of a required second factor, and of each change once', () => {
  const watch = createMfaWatch(() => 0);
  const heard = vi.fn<() => void>();
  watch.subscribe(heard);
  watch.note(null);
  expect(heard).not.toHaveBeenCalled();
  watch.note({ dueAt: 5, isOverdue: false });
  watch.note({ dueAt: 5, isOverdue: false });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(watch.daysLeft()).toBe(1);
  watch.note({ dueAt: 5, isOverdue: true });
  expect(watch.owed()).toEqual({ dueAt: 5, isOverdue: true });
  expect(watch.daysLeft()).toBeNull();
  watch.note(null);
  expect(watch.owed()).toBeNull();
  expect(heard).toHaveBeenCalledTimes(3);
});

it('does not report a due date that is far away', () => {
  const day = 86_400_000;
  const watch = createMfaWatch(() => 0);
  watch.note({ dueAt: 365 * day, isOverdue: false });
  expect(watch.daysLeft()).toBeNull();
  watch.note({ dueAt: 7 * day, isOverdue: false });
  expect(watch.daysLeft()).toBe(7);
});

describe('requests that wait for it', () => {
  const overdue = { dueAt: 5, isOverdue: true };

  it('go on when there is one, or none is required', async () => {
    const watch = createMfaWatch(() => 0);
    const stop = vi.fn<() => void>();
    expect(await watch.whenPassed(() => stop)).toBe(true);
    expect(stop).toHaveBeenCalledOnce();
    watch.note(overdue);
    const passed = vi.fn<(isPassed: boolean) => void>();
    void watch.whenPassed(() => stop).then(passed);
    watch.note({ ...overdue, dueAt: 6 });
    await Promise.resolve();
    expect(passed).not.toHaveBeenCalled();
    watch.note(null);
    await vi.waitFor(() => expect(passed).toHaveBeenCalledExactlyOnceWith(true), 10_000);
    expect(stop).toHaveBeenCalledTimes(2);
  });

  it('are given up with the session', async () => {
    const watch = createMfaWatch(() => 0);
    watch.note(overdue);
    let giveUp: () => void = () => undefined;
    const passed = watch.whenPassed((end) => {
      giveUp = end;
      return () => undefined;
    });
    giveUp();
    expect(await passed).toBe(false);
  });
});
