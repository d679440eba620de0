import { expect, it, vi } from 'vitest';
import { createFactorWatch } from './factorWatch.ts';

it('tells of a second factor that is owed, and of each change once', () => {
  const watch = createFactorWatch(() => 0);
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

it('says nothing of an end that is far away', () => {
  const day = 86_400_000;
  const watch = createFactorWatch(() => 0);
  watch.note({ dueAt: 365 * day, isOverdue: false });
  expect(watch.daysLeft()).toBeNull();
  watch.note({ dueAt: 7 * day, isOverdue: false });
  expect(watch.daysLeft()).toBe(7);
});
