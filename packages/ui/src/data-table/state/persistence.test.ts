import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleDefinition, persistedTable, tab } from '../../storybook/samplePersistence.ts';
import { storyAddress } from '../../storybook/sampleViews.ts';
import { defaultState } from './codec.ts';
import { browserStorage } from './persistence.ts';

const byRole = [{ column: 'role', direction: 'ascending' as const }];

test('replaces the history entry while typing, and adds one for sort, page, and filter (52)', () => {
  const address = storyAddress('drawer=edit');
  const users = persistedTable({ url: address.address });
  users.change({ search: 'k' });
  users.change({ search: 'ko' });
  expect(address.entries()).toEqual(['drawer=edit&search=ko']);
  users.change({ sort: byRole });
  users.change({ page: 2 });
  expect(address.entries()).toHaveLength(3);
  address.back();
  expect(users.state()).toMatchObject({ search: 'ko', sort: byRole, page: 1 });
  address.back();
  expect(users.state()).toMatchObject({ search: 'ko', sort: [], page: 1 });
});

test('resets the page if other rows match (52)', () => {
  const users = persistedTable({ url: storyAddress('page=4').address });
  expect(users.state().page).toBe(4);
  users.change({ density: 'compact' });
  expect(users.state().page).toBe(4);
  users.change({ search: 'x' });
  expect(users.state().page).toBe(1);
});

test('separates two tables in one URL (53)', () => {
  const { address: adapter, entries } = storyAddress();
  const users = persistedTable({ url: adapter, prefix: 'users.' });
  const tokens = persistedTable({ url: adapter, prefix: 'tokens.' });
  users.change({ sort: byRole });
  tokens.change({ page: 3 });
  expect(entries().at(-1)).toBe('users.sort=role&tokens.page=3');
  expect(users.state()).toMatchObject({ sort: byRole, page: 1 });
  expect(tokens.state()).toMatchObject({ sort: [], page: 3 });
});

test('ignores outdated URLs from a slow router', () => {
  const listeners = new Set<() => void>();
  const waiting: string[] = [];
  let shown = '';
  const arrive = () => {
    shown = waiting.shift() ?? shown;
    for (const listener of listeners) listener();
  };
  const users = persistedTable({
    url: {
      read: () => shown,
      write: (next) => void waiting.push(next),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  });
  users.change({ search: 'k' });
  users.change({ search: 'ko' });
  arrive();
  expect(users.state().search).toBe('ko');
  arrive();
  expect(users.state().search).toBe('ko');
  waiting.push('search=k');
  arrive();
  expect(users.state().search).toBe('k');
});

test('keeps a change if the browser refuses to change the URL', () => {
  const users = persistedTable({
    url: {
      read: () => '',
      write: () => {
        throw new DOMException('too many calls', 'SecurityError');
      },
      subscribe: () => () => {},
    },
  });
  users.change({ search: 'k' });
  expect(users.state().search).toBe('k');
});

test('changes a part that the URL sets', () => {
  const { address: adapter, entries } = storyAddress('density=compact');
  const users = persistedTable({ url: adapter });
  expect(users.state().density).toBe('compact');
  users.change({ density: 'comfortable' });
  expect(users.state().density).toBe('comfortable');
  expect(entries().at(-1)).toBe('');
});

test.each([
  ['no state', '', {}, {}],
  [
    'stored screen preferences',
    '',
    { density: 'compact', pageSize: '25', columns: 'role,name,email', widths: 'name:90' },
    {},
  ],
  ['screen preferences in the URL', 'density=compact', { widths: 'name:90' }, { density: 'compact' }],
  ['a sort order', 'sort=role', { density: 'compact' }, { sort: 'role' }],
])('counts filters, sort orders, and the URL as requested: %s (49)', (_, search, local, requested) => {
  const { place } = tab(new Map([['table:users', JSON.stringify(local)]]));
  expect(persistedTable({ url: storyAddress(search).address, local: place }).requested()).toEqual(requested);
});

test('counts a stored search as requested (49)', () => {
  const { place } = tab(new Map([['table:users', '{"search":"k","density":"compact"}']]));
  expect(persistedTable({ local: place }, 'local').requested()).toEqual({ search: 'k' });
});

test('restores each state with Back', () => {
  const changes = fc.array(
    fc.oneof(
      fc.record({ page: fc.integer({ min: 1, max: 5 }) }),
      fc.record({ sort: fc.constantFrom([], byRole) }),
      fc.record({ search: fc.constantFrom('', 'a', 'b') }),
      fc.record({ pageSize: fc.constantFrom(25, 50) }),
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(changes, (list) => {
      const address = storyAddress();
      const users = persistedTable({ url: address.address }, 'url');
      const shown = [users.state()];
      for (const patch of list) {
        const before = address.entries().length;
        users.change(patch);
        if (address.entries().length === before) shown.pop();
        shown.push(users.state());
      }
      while (shown.length > 1) {
        expect(users.state()).toEqual(shown.at(-1));
        shown.pop();
        address.back();
      }
      expect(users.state()).toEqual(shown[0]);
    }),
  );
});

test('merges changes of two tabs (53)', () => {
  const items = new Map<string, string>();
  const [here, there] = [tab(items), tab(items)];
  const one = persistedTable({ local: here.place });
  const other = persistedTable({ local: there.place });
  one.change({ columns: { ...one.state().columns, hidden: ['role'] } });
  other.change({ density: 'compact' });
  here.hear();
  there.hear();
  expect(one.state()).toMatchObject({ density: 'compact', columns: { hidden: ['role'] } });
  expect(other.state()).toEqual(one.state());
  expect(one.calls()).toBeGreaterThan(0);
  one.change({ density: 'comfortable', columns: defaultState(sampleDefinition).columns });
  expect(items.size).toBe(0);
});

test('keeps changes in memory if localStorage throws (53)', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const broken = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage;
  for (const storage of [refuse, () => broken]) {
    const place = { ...browserStorage('users', storage), subscribe: () => () => {} };
    const users = persistedTable({ local: place });
    users.change({ density: 'compact' });
    expect(users.state().density).toBe('compact');
    users.change({ search: 'k' });
    expect(users.state()).toMatchObject({ density: 'compact', search: 'k' });
  }
});

test.each(['[]', '"x"', 'null', '{', '{"density":1,"search":"k"}'])('ignores invalid stored text: %s', (text) => {
  const items = new Map([['table:users', text]]);
  expect(persistedTable({ local: tab(items).place }).state()).toEqual(defaultState(sampleDefinition));
});

test('prefers the URL over localStorage, and stores the page size for the next visit', () => {
  const items = new Map<string, string>();
  const address = storyAddress();
  const first = persistedTable({ url: address.address, local: tab(items).place });
  first.change({ pageSize: 100 });
  expect(address.entries().at(-1)).toBe('pageSize=100');
  expect(persistedTable({ local: tab(items).place }).state().pageSize).toBe(100);
  expect(persistedTable({ url: storyAddress('pageSize=25').address, local: tab(items).place }).state().pageSize).toBe(
    25,
  );
});

test('does not use the URL with the memory storage', () => {
  const { address: adapter, entries } = storyAddress('search=k&page=2');
  const panel = persistedTable({ url: adapter }, 'memory');
  panel.change({ sort: byRole });
  expect(panel.state()).toMatchObject({ search: '', page: 1, sort: byRole });
  expect(entries()).toEqual(['search=k&page=2']);
});
