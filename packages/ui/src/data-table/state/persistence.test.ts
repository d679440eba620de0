import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptDefinition, keptTable, tab } from '../../storybook/samplePersistence.ts';
import { storyAddress } from '../../storybook/sampleViews.ts';
import { defaultState } from './codec.ts';
import { browserStorage } from './persistence.ts';

const byRole = [{ column: 'role', direction: 'ascending' as const }];

test('typing replaces the step one is at; order, page and filter are steps that Back undoes (52)', () => {
  const address = storyAddress('drawer=edit');
  const users = keptTable({ url: address.address });
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

test('other rows begin at their first page (52)', () => {
  const users = keptTable({ url: storyAddress('page=4').address });
  expect(users.state().page).toBe(4);
  users.change({ density: 'compact' });
  expect(users.state().page).toBe(4);
  users.change({ search: 'x' });
  expect(users.state().page).toBe(1);
});

test('two tables of one page share the address and nothing else (53)', () => {
  const { address: adapter, entries } = storyAddress();
  const users = keptTable({ url: adapter, prefix: 'users.' });
  const tokens = keptTable({ url: adapter, prefix: 'tokens.' });
  users.change({ sort: byRole });
  tokens.change({ page: 3 });
  expect(entries().at(-1)).toBe('users.sort=role&tokens.page=3');
  expect(users.state()).toMatchObject({ sort: byRole, page: 1 });
  expect(tokens.state()).toMatchObject({ sort: [], page: 3 });
});

test('a router that answers late does not take back what was typed since', () => {
  const listeners = new Set<() => void>();
  const waiting: string[] = [];
  let shown = '';
  const arrive = () => {
    shown = waiting.shift() ?? shown;
    for (const listener of listeners) listener();
  };
  const users = keptTable({
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

test('an address that the browser refuses to change leaves the table as it was told to be', () => {
  const users = keptTable({
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

test('columns that an address asked for can be changed again', () => {
  const { address: adapter, entries } = storyAddress('density=compact');
  const users = keptTable({ url: adapter });
  expect(users.state().density).toBe('compact');
  users.change({ density: 'comfortable' });
  expect(users.state().density).toBe('comfortable');
  expect(entries().at(-1)).toBe('');
});

test.each([
  ['nothing', '', {}, {}],
  [
    'what suits a screen',
    '',
    { density: 'compact', pageSize: '25', columns: 'role,name,email', widths: 'name:90' },
    {},
  ],
  ['the same in an address, which somebody sent', 'density=compact', { widths: 'name:90' }, { density: 'compact' }],
  ['what decides the rows', 'sort=role', { density: 'compact' }, { sort: 'role' }],
])(
  'of %s somebody has asked for what decides the rows and what the address says (49)',
  (_, search, local, requested) => {
    const { place } = tab(new Map([['table:users', JSON.stringify(local)]]));
    expect(keptTable({ url: storyAddress(search).address, local: place }).requested()).toEqual(requested);
  },
);

test('a filter that the browser keeps was asked for as well (49)', () => {
  const { place } = tab(new Map([['table:users', '{"search":"k","density":"compact"}']]));
  expect(keptTable({ local: place }, 'local').requested()).toEqual({ search: 'k' });
});

test('Back and Forward through any changes show what was shown', () => {
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
      const users = keptTable({ url: address.address }, 'url');
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

test('two tabs: columns chosen here and a density chosen there are both kept, and both tabs show them (53)', () => {
  const items = new Map<string, string>();
  const [here, there] = [tab(items), tab(items)];
  const one = keptTable({ local: here.place });
  const other = keptTable({ local: there.place });
  one.change({ columns: { ...one.state().columns, hidden: ['role'] } });
  other.change({ density: 'compact' });
  here.hear();
  there.hear();
  expect(one.state()).toMatchObject({ density: 'compact', columns: { hidden: ['role'] } });
  expect(other.state()).toEqual(one.state());
  expect(one.calls()).toBeGreaterThan(0);
  one.change({ density: 'comfortable', columns: defaultState(keptDefinition).columns });
  expect(items.size).toBe(0);
});

test('a store that refuses to be asked, to read or to write costs the memory of the choice, not the choice (53)', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const broken = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage;
  for (const storage of [refuse, () => broken]) {
    const place = { ...browserStorage('users', storage), subscribe: () => () => {} };
    const users = keptTable({ local: place });
    users.change({ density: 'compact' });
    expect(users.state().density).toBe('compact');
    users.change({ search: 'k' });
    expect(users.state()).toMatchObject({ density: 'compact', search: 'k' });
  }
});

test.each(['[]', '"x"', 'null', '{', '{"density":1,"search":"k"}'])(
  'what lies in the store by accident, %s, is no error',
  (text) => {
    const items = new Map([['table:users', text]]);
    expect(keptTable({ local: tab(items).place }).state()).toEqual(defaultState(keptDefinition));
  },
);

test('the address wins over what is remembered, and a page size is remembered for the next visit', () => {
  const items = new Map<string, string>();
  const address = storyAddress();
  const first = keptTable({ url: address.address, local: tab(items).place });
  first.change({ pageSize: 100 });
  expect(address.entries().at(-1)).toBe('pageSize=100');
  expect(keptTable({ local: tab(items).place }).state().pageSize).toBe(100);
  expect(keptTable({ url: storyAddress('pageSize=25').address, local: tab(items).place }).state().pageSize).toBe(25);
});

test('a table that keeps to itself neither reads nor writes the address', () => {
  const { address: adapter, entries } = storyAddress('search=k&page=2');
  const panel = keptTable({ url: adapter }, 'memory');
  panel.change({ sort: byRole });
  expect(panel.state()).toMatchObject({ search: '', page: 1, sort: byRole });
  expect(entries()).toEqual(['search=k&page=2']);
});
