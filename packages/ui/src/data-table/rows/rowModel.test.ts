import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { DataColumn } from '../types.ts';
import { createRowModel, type RowModelInputs } from './rowModel.ts';
import type { Sort } from './sorting.ts';

interface User {
  name: string;
  age: number | null;
}

const columns: DataColumn<User>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'age', header: 'Age', cell: ({ age }) => age, sortBy: ({ age }) => age },
];
const inputs = (rows: readonly User[], more: Partial<RowModelInputs<User>> = {}): RowModelInputs<User> => ({
  rows,
  columns,
  sort: [],
  search: '',
  matches: undefined,
  locale: 'en-US',
  ...more,
});
const byName: Sort[] = [{ column: 'name', direction: 'ascending' }];
/** Simulates a slow machine: each call of the clock advances it by half a slice. */
function withoutTime(run: () => void) {
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 4));
  run();
  clock.mockRestore();
}
const shown = (order: ReturnType<typeof createRowModel<User>>) => {
  const { rows, order: indices } = order.current();
  return indices === undefined ? [...rows] : [...indices].map((index) => rows[index]);
};

const user = fc.record({
  name: fc.string({ unit: fc.constantFrom(...'abAé '.split('')), maxLength: 4 }),
  age: fc.option(fc.nat(3)),
});

describe('search and sort (10, 14)', () => {
  it('matches a filter and a sort of the array', () => {
    fc.assert(
      fc.property(fc.array(user, { maxLength: 40 }), fc.constantFrom('', 'a', 'ab', 'b', 'É'), (rows, search) => {
        const order = createRowModel(inputs(rows), vi.fn<() => void>());
        order.update(inputs(rows, { search, sort: [{ column: 'age', direction: 'descending' }, ...byName] }));
        const plain = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
        const expected = rows
          .filter(({ name }) => plain(name).includes(plain(search)))
          .toSorted(
            (one, other) =>
              (other.age ?? -1) - (one.age ?? -1) || new Intl.Collator('en-US').compare(one.name, other.name),
          );
        expect(shown(order)).toEqual(expected);
        expect(order.current().count).toBe(expected.length);
      }),
    );
  });

  it('narrows the matches for a longer text and restores them for a shorter one', () => {
    const rows = ['anna', 'hanna', 'bo'].map((name) => ({ name, age: 1 }));
    const order = createRowModel(inputs(rows, { search: 'an' }), vi.fn<() => void>());
    expect(order.current().count).toBe(2);
    order.update(inputs(rows, { search: 'ann' }));
    order.update(inputs(rows, { search: 'hann' }));
    expect(shown(order).map((row) => row?.name)).toEqual(['hanna']);
    order.update(inputs(rows, { search: 'o' }));
    expect(shown(order).map((row) => row?.name)).toEqual(['bo']);
    order.update(inputs(rows));
    expect(order.current().order).toBeUndefined();
  });

  it('calls `matches` for every row and text', () => {
    const rows = ['anna', 'bo'].map((name) => ({ name, age: 1 }));
    const matches = ({ name }: User, search: string) => name.length === search.length;
    const order = createRowModel(inputs(rows, { search: 'xx', matches }), vi.fn<() => void>());
    expect(shown(order).map((row) => row?.name)).toEqual(['bo']);
    order.update(inputs(rows, { search: 'xxxx', matches }));
    expect(shown(order).map((row) => row?.name)).toEqual(['anna']);
  });
});

describe('caching (15)', () => {
  it('reads each value once for an array of rows, even with new functions', () => {
    const sortBy = vi.fn<(row: User) => string>(({ name }) => name);
    const rows = ['b', 'a'].map((name) => ({ name, age: null }));
    const own = () => [{ id: 'name', header: 'Name', cell: () => '', sortBy: (row: User) => sortBy(row) }];
    const order = createRowModel(inputs(rows, { columns: own() }), vi.fn<() => void>());
    order.update(inputs(rows, { columns: own(), sort: byName }));
    order.update(inputs(rows, { columns: own(), sort: [{ column: 'name', direction: 'descending' }] }));
    order.update(inputs(rows, { columns: own(), sort: byName }));
    expect(sortBy).toHaveBeenCalledTimes(2);
    expect(shown(order).map((row) => row?.name)).toEqual(['a', 'b']);
  });
});

describe('many rows (16)', () => {
  const many = Array.from({ length: 60_000 }, (_, index) => ({ name: `n${(index * 7_919) % 60_000}`, age: index }));

  it('keeps the old rows while it works in slices, and notifies when it is done', async () => {
    const onChange = vi.fn<() => void>();
    const order = createRowModel(inputs(many), onChange);
    const sortBy = vi.fn<(row: User) => string>(({ name }) => name);
    withoutTime(() =>
      order.update(inputs(many, { columns: [{ id: 'name', header: 'Name', cell: () => '', sortBy }], sort: byName })),
    );
    // Until the first check of the clock.
    expect(sortBy.mock.calls.length).toBeLessThan(many.length / 4);
    expect(order.current()).toMatchObject({ isPending: true, order: undefined, count: 60_000 });
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    expect(order.current().isPending).toBe(false);
    expect(shown(order)[1]?.name).toBe('n1');
  });

  it('distinguishes the first sort from a later one (14, 16)', async () => {
    const first = createRowModel(inputs(many, { sort: byName }), vi.fn<() => void>());
    expect(first.current()).toMatchObject({ isPending: true, isFirst: true });
    await vi.waitFor(() => expect(first.current()).toMatchObject({ isPending: false, isFirst: false }), {
      timeout: 60_000,
    });
    const pressed = createRowModel(inputs(many), vi.fn<() => void>());
    withoutTime(() => pressed.update(inputs(many, { sort: byName })));
    expect(pressed.current()).toMatchObject({ isPending: true, isFirst: false });
    pressed.stop();
  });

  it('runs a search of a few thousand rows synchronously, but not a sort', () => {
    const some = many.slice(0, 3_000);
    const order = createRowModel(inputs(some), vi.fn<() => void>());
    withoutTime(() => order.update(inputs(some, { search: 'n1' })));
    expect(order.current().isPending).toBe(false);
    expect(order.current().count).toBe(some.filter(({ name }) => name.includes('n1')).length);
    withoutTime(() => order.update(inputs(some, { search: 'n1', sort: byName })));
    expect(order.current().isPending).toBe(true);
    order.stop();
  });

  it('decides by the number of rows whether the first sort is synchronous', () => {
    const few = createRowModel(inputs(many.slice(0, 2_000), { sort: byName }), vi.fn<() => void>());
    expect(few.current().isPending).toBe(false);
    // On any machine, sorting this number of rows takes less than a slice.
    const more = createRowModel(inputs(many.slice(0, 2_001), { sort: byName }), vi.fn<() => void>());
    expect(more.current()).toMatchObject({ isPending: true, order: undefined });
    more.stop();
  });

  it('cancels a sort for a newer one', async () => {
    const onChange = vi.fn<() => void>();
    const order = createRowModel(inputs(many), onChange);
    order.update(inputs(many, { sort: byName }));
    order.update(inputs(many, { sort: [{ column: 'name', direction: 'descending' }] }));
    await vi.waitFor(() => expect(order.current().isPending).toBe(false));
    // Not called if one slice was enough.
    expect(onChange.mock.calls.length).toBeLessThanOrEqual(1);
    expect(shown(order)[0]?.name).toBe('n9999');
  });
});
