import { describe, expect, it } from 'vitest';
import type { Transaction } from '../database/database.ts';
import { defineLoader } from './defineLoader.ts';

const openRequest = () => ({ transaction: {} as Transaction, principal: null });

function recording() {
  const requested: string[][] = [];
  const loadFor = defineLoader(async (_context, ids) => {
    requested.push(ids);
    if (ids.includes('broken')) throw new Error('unreadable');
    return new Map(ids.filter((id) => id !== 'missing').map((id) => [id, id.toUpperCase()]));
  });
  const context = openRequest();
  return { requested, loadFor, load: (id: string) => loadFor(context, id) };
}

describe('defineLoader', () => {
  it('batches and deduplicates the keys of one event loop turn', async () => {
    const { requested, load } = recording();
    const first = Promise.all(['a', 'b', 'a', 'missing'].map(load));
    // As in GraphQL, the next list item is resolved several microtasks later.
    const later = Promise.resolve().then(() => load('c'));
    expect(await first).toEqual(['A', 'B', 'A', undefined]);
    expect(await later).toBe('C');
    expect(requested).toEqual([['a', 'b', 'missing', 'c']]);
  });

  it('batches each request separately', async () => {
    const { requested, loadFor } = recording();
    await Promise.all(['a', 'b'].map((id) => loadFor(openRequest(), id)));
    expect(requested).toEqual([['a'], ['b']]);
  });

  it('does not cache between turns', async () => {
    const { requested, load } = recording();
    await load('a');
    await load('a');
    expect(requested).toEqual([['a'], ['a']]);
  });

  it('rejects all callers of a failed batch, and works again afterwards', async () => {
    const { load } = recording();
    const results = await Promise.allSettled([load('a'), load('broken')]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await load('a')).toBe('A');
  });
});
