import { describe, expect, it } from 'vitest';
import { batch } from './batch.ts';

function recording() {
  const asked: string[][] = [];
  const load = batch(async (keys: readonly string[]) => {
    asked.push([...keys]);
    if (keys.includes('broken')) throw new Error('unreadable');
    return new Map(keys.filter((key) => key !== 'missing').map((key) => [key, key.toUpperCase()]));
  });
  return { asked, load };
}

describe('a loader', () => {
  it('batches and deduplicates the keys of one turn of the event loop', async () => {
    const { asked, load } = recording();
    const first = Promise.all(['a', 'b', 'a', 'missing'].map(load));
    // As GraphQL does: the next item of a list is resolved some microtasks later.
    const later = Promise.resolve().then(() => load('c'));
    expect(await first).toEqual(['A', 'B', 'A', undefined]);
    expect(await later).toBe('C');
    expect(asked).toEqual([['a', 'b', 'missing', 'c']]);
  });

  it('does not cache between turns', async () => {
    const { asked, load } = recording();
    await load('a');
    await load('a');
    expect(asked).toEqual([['a'], ['a']]);
  });

  it('rejects all callers of a failed batch, and works again after it', async () => {
    const { load } = recording();
    const results = await Promise.allSettled([load('a'), load('broken')]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await load('a')).toBe('A');
  });
});
