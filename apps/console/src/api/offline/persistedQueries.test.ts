import { describe, expect, it } from 'vitest';
import { registered } from '../../core/storage/registry.ts';
import { hasEnded, persistList, persistedQueries } from './persistedQueries.ts';

function memory(entries: Record<string, string> = {}): Storage {
  const items: Record<string, string> = { ...entries };
  return Object.assign(Object.create({}), {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => void (items[key] = value),
  }) as Storage;
}

const list = (title: string, rows: string[][] = [['Main event', '300']]) => ({
  title,
  columns: ['Name', 'TTL'],
  rows,
  seenAt: 1_000,
});

describe('persisted lists', () => {
  it('stores the newest version of each list', () => {
    const storage = memory();
    persistList(storage, 'resources', list('Resources', [['Old', '1']]));
    persistList(storage, 'pathways', list('Pathways'));
    persistList(storage, 'resources', list('Resources'));
    expect(persistedQueries(storage)).toEqual([list('Resources'), list('Pathways')]);
  });

  it('stores at most 100 rows of a list', () => {
    const storage = memory();
    persistList(
      storage,
      'resources',
      list(
        'Resources',
        Array.from({ length: 101 }, () => ['a']),
      ),
    );
    expect(persistedQueries(storage)[0]?.rows).toHaveLength(100);
  });

  it('is empty if the storage is blocked, full, or invalid', () => {
    for (const stored of [
      '',
      'null',
      '[]',
      '3',
      '{"resources":{"title":1}}',
      '{"resources":{"title":"x","rows":[[1]]}}',
    ])
      expect(persistedQueries(memory({ 'last-seen': stored }))).toEqual([]);
    const blocked = {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    expect(() => persistList(blocked, 'resources', list('Resources'))).not.toThrow();
  });

  it('is removed when the user signs out', () => {
    expect(registered('sessionStorage', 'last-seen')?.lifetime).toBe('signOut');
  });

  it('is not shown after the session has ended due to inactivity', () => {
    const key = 'CognitoIdentityServiceProvider.client.idleAt';
    const storage = Object.assign(memory({ [key]: '5000' }), { [key]: '5000' });
    expect(hasEnded(storage, 4_999)).toBe(false);
    expect(hasEnded(storage, 5_000)).toBe(true);
  });
});
