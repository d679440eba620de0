import { expect, test } from 'vitest';
import { keptDefinition, keptTable, tab } from '../../storybook/samplePersistence.ts';
import { storyAddress } from '../../storybook/sampleViews.ts';
import { defaultState } from './codec.ts';
import { browserStorage } from './persistence.ts';

const byRole = [{ column: 'role', direction: 'ascending' as const }];

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
