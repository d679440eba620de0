import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { AddressAdapter } from './address.ts';
import { changeOf } from './change.ts';
import { decodeState, defaultState } from './codec.ts';
import { createKeeper, type KeptIn, type KeptParts } from './keeper.ts';
import { addressPlace, localPlace, memoryPlace, type Place } from './places.ts';
import type { DataTableState, TableDefinition } from './tableState.ts';

const definition: TableDefinition = {
  columns: [{ id: 'name', isSortable: true }, { id: 'role', isSortable: true }, { id: 'email' }],
};

function fakeAddress(search = '') {
  const entries = [search];
  const listeners = new Set<() => void>();
  const tell = () => [...listeners].forEach((listener) => listener());
  const adapter: AddressAdapter = {
    read: () => entries.at(-1) ?? '',
    write: (next, change) => {
      if (change === 'replace') entries.pop();
      entries.push(next);
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    adapter,
    entries,
    back: () => {
      entries.pop();
      tell();
    },
  };
}

function fakeStorage(items = new Map<string, string>()) {
  return {
    items,
    storage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
      // The three that a place uses; the rest of Storage is not asked for.
    } as unknown as Storage,
  };
}

/** The store without the browser's event, which a test gives itself. */
function tab(items: Map<string, string>) {
  let hear = () => {};
  const place: Place = {
    ...localPlace('users', () => fakeStorage(items).storage),
    subscribe: (listener) => {
      hear = listener;
      return () => {};
    },
  };
  return { place, hear: () => hear() };
}

function table({ url = fakeAddress().adapter, local = tab(new Map()).place, prefix = '' }, kept?: KeptIn | KeptParts) {
  const places = { url: addressPlace(url, prefix), local, memory: memoryPlace(crypto.randomUUID()) };
  const keeper = createKeeper(places, kept);
  const listener = vi.fn<() => void>();
  keeper.subscribe(listener);
  const state = () => decodeState(keeper.read(), definition);
  return {
    listener,
    state,
    change: (patch: Partial<DataTableState>) => {
      const { names, next, change } = changeOf(state(), patch, definition);
      if (names.length > 0) keeper.write(names, next, change);
    },
  };
}

const byRole = [{ column: 'role', direction: 'ascending' as const }];

test('typing replaces the step one is at; order, page and filter are steps that Back undoes', () => {
  const address = fakeAddress('drawer=edit');
  const users = table({ url: address.adapter });
  users.change({ search: 'k' });
  users.change({ search: 'ko' });
  expect(address.entries).toEqual(['drawer=edit&search=ko']);
  users.change({ sort: byRole });
  users.change({ page: 2 });
  expect(address.entries).toHaveLength(3);
  address.back();
  expect(users.state()).toMatchObject({ search: 'ko', sort: byRole, page: 1 });
  address.back();
  expect(users.state()).toMatchObject({ search: 'ko', sort: [], page: 1 });
});

test('other rows begin at their first page', () => {
  const users = table({ url: fakeAddress('page=4').adapter });
  expect(users.state().page).toBe(4);
  users.change({ density: 'compact' });
  expect(users.state().page).toBe(4);
  users.change({ search: 'x' });
  expect(users.state().page).toBe(1);
});

test('two tables of one page share the address and nothing else', () => {
  const { adapter, entries } = fakeAddress();
  const users = table({ url: adapter, prefix: 'users.' });
  const tokens = table({ url: adapter, prefix: 'tokens.' });
  users.change({ sort: byRole });
  tokens.change({ page: 3 });
  expect(entries.at(-1)).toBe('users.sort=role&tokens.page=3');
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
  const users = table({
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

test('two tabs: columns chosen here and a density chosen there are both kept, and both tabs show them', () => {
  const items = new Map<string, string>();
  const [here, there] = [tab(items), tab(items)];
  const one = table({ local: here.place });
  const other = table({ local: there.place });
  one.change({ columns: { ...one.state().columns, hidden: ['role'] } });
  other.change({ density: 'compact' });
  here.hear();
  there.hear();
  expect(one.state()).toMatchObject({ density: 'compact', columns: { hidden: ['role'] } });
  expect(other.state()).toEqual(one.state());
  expect(one.listener).toHaveBeenCalled();
  one.change({ density: 'comfortable', columns: defaultState(definition).columns });
  expect(items.size).toBe(0);
});

test('a store that refuses to be asked, to read or to write costs the memory of the choice, not the choice', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const broken = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage;
  for (const storage of [refuse, () => broken]) {
    const place = { ...localPlace('users', storage), subscribe: () => () => {} };
    const users = table({ local: place });
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
    expect(table({ local: tab(items).place }).state()).toEqual(defaultState(definition));
  },
);

test('an address that the browser refuses to change leaves the table as it was told to be', () => {
  const users = table({
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

test('the address wins over what is remembered, and a page size is remembered for the next visit', () => {
  const items = new Map<string, string>();
  const address = fakeAddress();
  const first = table({ url: address.adapter, local: tab(items).place });
  first.change({ pageSize: 100 });
  expect(address.entries.at(-1)).toBe('pageSize=100');
  expect(table({ local: tab(items).place }).state().pageSize).toBe(100);
  expect(table({ url: fakeAddress('pageSize=25').adapter, local: tab(items).place }).state().pageSize).toBe(25);
});

test('columns that an address asked for can be changed again', () => {
  const { adapter, entries } = fakeAddress('density=compact');
  const users = table({ url: adapter });
  expect(users.state().density).toBe('compact');
  users.change({ density: 'comfortable' });
  expect(users.state().density).toBe('comfortable');
  expect(entries.at(-1)).toBe('');
});

test('a table that keeps to itself neither reads nor writes the address', () => {
  const { adapter, entries } = fakeAddress('search=k&page=2');
  const panel = table({ url: adapter }, 'memory');
  panel.change({ sort: byRole });
  expect(panel.state()).toMatchObject({ search: '', page: 1, sort: byRole });
  expect(entries).toEqual(['search=k&page=2']);
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
      const address = fakeAddress();
      const users = table({ url: address.adapter }, 'url');
      const shown = [users.state()];
      for (const patch of list) {
        const before = address.entries.length;
        users.change(patch);
        if (address.entries.length === before) shown.pop();
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
