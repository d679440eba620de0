import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSnackbarQueue, type SnackbarQueue } from './queue.ts';

let queue: SnackbarQueue;
const messages = () => queue.getVisible().map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  queue = createSnackbarQueue();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('snackbar queue', () => {
  it('shows the three newest messages, newest last, and then the older ones (1)', () => {
    for (const message of ['one', 'two', 'three', 'four']) queue.show({ kind: 'error', message });
    expect(messages()).toEqual(['two', 'three', 'four']);
    queue.dismiss(queue.getVisible()[2]?.id ?? '');
    expect(messages()).toEqual(['one', 'two', 'three']);
  });

  it('counts a repeated message and moves it to the end (2)', () => {
    const first = queue.show({ message: 'Token copied' });
    queue.show({ message: 'Link copied' });
    const again = queue.show({ message: 'Token copied' });
    expect(again).toBe(first);
    expect(queue.getVisible()).toMatchObject([
      { text: 'Link copied', count: 1 },
      { text: 'Token copied', count: 2 },
    ]);
  });

  it('restarts the timer of a repeated message (2)', () => {
    queue.show({ message: 'Token copied' });
    vi.advanceTimersByTime(4_000);
    queue.show({ message: 'Token copied' });
    vi.advanceTimersByTime(4_000);
    expect(messages()).toEqual(['Token copied']);
  });

  it('keeps messages of another kind, and undo messages, separate (2)', () => {
    const action = { label: 'Undo', onAction: vi.fn<() => void>() };
    queue.show({ message: 'User disabled' });
    queue.show({ message: 'User disabled', kind: 'warning' });
    queue.show({ message: 'User disabled', action });
    queue.show({ message: 'User disabled', action });
    expect(queue.getVisible().map(({ count }) => count)).toEqual([1, 1, 1]);
  });

  it('dismisses a message after 5000 ms, or after its own timeout (3)', () => {
    queue.show({ message: 'usual' });
    queue.show({ message: 'short', timeout: 1_000 });
    vi.advanceTimersByTime(1_000);
    expect(messages()).toEqual(['usual']);
    vi.advanceTimersByTime(3_999);
    expect(messages()).toEqual(['usual']);
    vi.advanceTimersByTime(1);
    expect(messages()).toEqual([]);
  });

  it('keeps errors and messages with an action until dismissed (4)', () => {
    queue.show({ kind: 'error', message: 'Users could not be updated.', timeout: 10 });
    queue.show({ message: 'Kofi Mensah disabled', action: { label: 'Undo', onAction: vi.fn<() => void>() } });
    vi.advanceTimersByTime(3_600_000);
    expect(messages()).toHaveLength(2);
  });

  it('pauses timers for any reason, then resumes with the remaining time (5)', () => {
    queue.show({ message: 'Saved' });
    vi.advanceTimersByTime(3_000);
    queue.pause('pointer');
    queue.pause('focus');
    queue.resume('pointer');
    vi.advanceTimersByTime(60_000);
    expect(messages()).toEqual(['Saved']);
    queue.resume('focus');
    vi.advanceTimersByTime(1_999);
    expect(messages()).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(messages()).toEqual([]);
  });

  it('does not start the timer of a message that arrives during a pause (5)', () => {
    queue.pause('hidden');
    queue.show({ message: 'Saved' });
    vi.advanceTimersByTime(60_000);
    expect(messages()).toEqual(['Saved']);
  });

  it('keeps the timer of a message that is not visible yet (5)', () => {
    queue.show({ message: 'early' });
    for (const message of ['a', 'b', 'c']) queue.show({ kind: 'error', message });
    vi.advanceTimersByTime(60_000);
    queue.dismiss(queue.getVisible()[0]?.id ?? '');
    expect(messages()).toEqual(['early', 'b', 'c']);
    vi.advanceTimersByTime(5_000);
    expect(messages()).toEqual(['b', 'c']);
  });

  it.each([new Error('ECONNRESET'), 42, null, undefined, { message: 'x' }])(
    'shows %o as a general error (6)',
    (message) => {
      queue.show({ kind: 'default', message });
      expect(queue.getVisible()).toMatchObject([{ kind: 'error', text: undefined }]);
    },
  );

  it('uses the default text for a success without one (7)', () => {
    queue.show({ kind: 'success' });
    expect(queue.getVisible()).toMatchObject([{ kind: 'success', text: undefined }]);
  });

  it('runs an action once and dismisses its message (8)', () => {
    const onAction = vi.fn<() => void>();
    const id = queue.show({ message: 'Kofi Mensah disabled', action: { label: 'Undo', onAction } });
    queue.act(id);
    queue.act(id);
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(messages()).toEqual([]);
  });

  it('lets an action show the next message', () => {
    const id = queue.show({
      message: 'Failed',
      action: { label: 'Try again', onAction: () => queue.show({ message: 'Done' }) },
    });
    queue.act(id);
    expect(messages()).toEqual(['Done']);
  });

  it('returns the same array until something changes', () => {
    queue.show({ message: 'Saved' });
    const before = queue.getVisible();
    queue.dismiss('unknown');
    queue.pause('pointer');
    expect(queue.getVisible()).toBe(before);
  });

  it('notifies its subscribers until they unsubscribe', () => {
    const listener = vi.fn<() => void>();
    const unsubscribe = queue.subscribe(listener);
    queue.show({ message: 'Saved' });
    vi.advanceTimersByTime(5_000);
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    queue.show({ message: 'Saved' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
