import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { historyLength, type SnackbarRecord, withRecord } from './history.ts';
import { createSnackbarQueue, type SnackbarQueue } from './queue.ts';

const record = fc.record({
  id: fc.nat({ max: 400 }).map(String),
  kind: fc.constantFrom('default' as const, 'error' as const),
  text: fc.string(),
  count: fc.nat(),
  at: fc.nat(),
});

describe('withRecord', () => {
  it('has each message once, newest first, up to the limit (16)', () => {
    fc.assert(
      fc.property(fc.array(record, { minLength: 150, maxLength: 200, size: 'max' }), (records) => {
        let history: readonly SnackbarRecord[] = [];
        for (const next of records) history = withRecord(history, next);
        const ids = history.map(({ id }) => id);
        expect(history.length).toBeLessThanOrEqual(historyLength);
        expect(new Set(ids).size).toBe(ids.length);
        expect(history[0]).toBe(records.at(-1));
      }),
    );
  });
});

describe('history of a queue', () => {
  let queue: SnackbarQueue;
  const messages = () => queue.getHistory().map(({ text, count }) => [text, count]);
  beforeEach(() => {
    queue = createSnackbarQueue();
  });

  it('keeps dismissed messages, newest first, and counts repeats (16)', () => {
    const first = queue.show({ message: 'Token copied' });
    queue.show({ kind: 'error', message: 'Users could not be updated.' });
    queue.show({ message: 'Token copied' });
    queue.dismiss(first);
    expect(messages()).toEqual([
      ['Token copied', 2],
      ['Users could not be updated.', 1],
    ]);
  });

  it('clears all but the visible messages (18)', () => {
    const listener = vi.fn<() => void>();
    queue.show({ kind: 'error', message: 'Failed' });
    queue.subscribe(listener);
    queue.clearHistory();
    expect(messages()).toEqual([]);
    expect(queue.getVisible()).toHaveLength(1);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('stores no actions (17)', () => {
    queue.show({ message: 'Disabled', action: { label: 'Undo', onAction: vi.fn<() => void>() } });
    expect(Object.keys(queue.getHistory()[0] ?? {}).toSorted()).toEqual(['at', 'count', 'id', 'kind', 'text']);
  });
});
