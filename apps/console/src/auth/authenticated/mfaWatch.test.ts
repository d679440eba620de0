import { describe, expect, it, vi } from 'vitest';
import { createMfaWatch } from './mfaWatch.ts';

it('notifies of the MFA requirement, and once of each change', () => {
  const watch = createMfaWatch(() => 0);
  const listener = vi.fn<() => void>();
  watch.subscribe(listener);
  watch.note(null);
  expect(listener).not.toHaveBeenCalled();
  watch.note({ dueAt: 5, isOverdue: false });
  watch.note({ dueAt: 5, isOverdue: false });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(watch.daysLeft()).toBe(1);
  watch.note({ dueAt: 5, isOverdue: true });
  expect(watch.requirement()).toEqual({ dueAt: 5, isOverdue: true });
  expect(watch.daysLeft()).toBeNull();
  watch.note(null);
  expect(watch.requirement()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(3);
});

it('does not report a distant due date', () => {
  const day = 86_400_000;
  const watch = createMfaWatch(() => 0);
  watch.note({ dueAt: 365 * day, isOverdue: false });
  expect(watch.daysLeft()).toBeNull();
  watch.note({ dueAt: 7 * day, isOverdue: false });
  expect(watch.daysLeft()).toBe(7);
});

describe('requests that wait for MFA', () => {
  const overdue = { dueAt: 5, isOverdue: true };

  it('continue when MFA is set up or not required', async () => {
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

  it('are dropped when the session ends', async () => {
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
