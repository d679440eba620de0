import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readParameters, writeParameters } from './urlState.ts';
import { decodeState, defaultState, encodeState, storedNames } from './codec.ts';
import { type DataTableState, normalizeLayout, type TableDefinition } from './tableState.ts';

const filterCodec: NonNullable<TableDefinition['filter']> = {
  write: (filter) => JSON.stringify(filter),
  read: (text) => {
    try {
      const value: unknown = JSON.parse(text);
      return typeof value === 'object' && value !== null ? value : undefined;
    } catch {
      return undefined;
    }
  },
};

const word = fc.string({ unit: 'grapheme', maxLength: 12 });
/** IDs with the separators of the codec. */
const columnId = fc.oneof(
  { weight: 3, arbitrary: fc.stringMatching(/^[a-z][A-Za-z0-9_-]{0,9}$/) },
  { weight: 1, arbitrary: fc.stringMatching(/^[-!a%,:.&=+# ]{1,6}$/) },
);

const definitions = fc
  .record({
    columns: fc.uniqueArray(
      fc.record({
        id: columnId,
        isSortable: fc.constant(true),
        isHideable: fc.boolean(),
        minWidth: fc.constantFrom(40, 80),
      }),
      { selector: ({ id }) => id, minLength: 1, maxLength: 8 },
    ),
    hasCursors: fc.boolean(),
  })
  .map((one): TableDefinition => ({ ...one, filter: filterCodec, pageSizes: [10, 50, 200] }));

const states = definitions.chain((definition) => {
  const ids = definition.columns.map(({ id }) => id);
  return fc
    .record({
      sort: fc.uniqueArray(
        fc.record({
          column: fc.constantFrom(...ids),
          direction: fc.constantFrom('ascending' as const, 'descending' as const),
        }),
        { selector: ({ column }) => column },
      ),
      search: word,
      filter: fc.option(fc.record({ tokens: fc.array(word, { minLength: 1 }) }), { nil: undefined }),
      density: fc.constantFrom('comfortable' as const, 'compact' as const),
      pageSize: fc.constantFrom(10, 50, 200),
      page: fc.integer({ min: 2, max: 900 }),
      after: fc.option(fc.base64String({ minLength: 1, maxLength: 20 }), { nil: null }),
      view: fc.option(word.filter(Boolean), { nil: null }),
      order: fc.shuffledSubarray(ids, { minLength: ids.length }),
      hidden: fc.subarray(ids),
      widths: fc.dictionary(fc.constantFrom(...ids), fc.integer({ min: 10, max: 3000 })),
      pinned: fc.dictionary(fc.constantFrom(...ids), fc.constantFrom('start' as const, 'end' as const)),
    })
    .map(({ order, hidden, widths, pinned, page, after, ...rest }): [DataTableState, TableDefinition] => {
      const isFirst = definition.hasCursors && after === null;
      const position = { page: isFirst ? 1 : page, after: definition.hasCursors ? after : null };
      const columns = normalizeLayout({ order, hidden, widths, pinned }, definition.columns);
      return [{ ...rest, ...position, columns }, definition];
    });
});

test('encodes any state in the URL and keeps other parameters (50, 51)', () => {
  fc.assert(
    fc.property(states, fc.constantFrom('', 'users.'), ([state, definition], prefix) => {
      const others = '?drawer=edit&flag&q=a%20b&search';
      const address = writeParameters(others, storedNames, prefix, encodeState(state, definition));
      expect(decodeState(readParameters(address, storedNames, prefix), definition)).toEqual(state);
      const expectedPrefix = prefix === '' ? 'drawer=edit&flag&q=a%20b' : others.slice(1);
      expect(address.startsWith(expectedPrefix)).toBe(true);
    }),
  );
});

test('decodes any text to a valid state (51)', () => {
  const anything = fc.dictionary(fc.oneof(fc.constantFrom(...storedNames), word), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(definitions, anything, (definition, stored) => {
      const state = decodeState(stored, definition);
      expect(decodeState(encodeState(state, definition), definition)).toEqual(state);
      expect([10, 50, 200]).toContain(state.pageSize);
      expect(state.columns.order.toSorted()).toEqual(definition.columns.map(({ id }) => id).toSorted());
    }),
  );
});

const definition: TableDefinition = {
  columns: [
    { id: 'name', isSortable: true, isHideable: false },
    { id: 'email', isSortable: true },
    { id: 'role' },
    { id: 'createdAt', isSortable: true },
  ],
  defaults: { sort: [{ column: 'createdAt', direction: 'descending' }], pageSize: 100 },
};
const read = (address: string, given = definition) => decodeState(readParameters(address, storedNames, ''), given);

test('omits defaults and writes readable parameters (50)', () => {
  const usual = defaultState(definition);
  expect(encodeState(usual, definition)).toEqual({});
  const sorted: DataTableState = {
    ...usual,
    sort: [
      { column: 'email', direction: 'descending' },
      { column: 'name', direction: 'ascending' },
    ],
    columns: { order: ['name', 'role', 'email', 'createdAt'], hidden: ['email'], widths: { role: 240 } },
  };
  expect(writeParameters('', storedNames, '', encodeState(sorted, definition))).toBe(
    'sort=-email,name&columns=name,role,!email,createdAt&widths=role:240',
  );
});

test('stores an empty sort order that differs from the default', () => {
  const stored = encodeState({ ...defaultState(definition), sort: [] }, definition);
  expect(stored).toEqual({ sort: '' });
  expect(decodeState(stored, definition).sort).toEqual([]);
});

test.each([
  ['sort=-bogus', 'an unknown column'],
  ['sort=role', 'a column that does not sort'],
  ['sort=%', 'an incomplete escape'],
  ['page=-1', 'a page before the first'],
  ['page=1e9', 'a page in scientific notation'],
  ['pageSize=5000', 'a page size that is not offered'],
  ['columns=!name', 'hiding a column that cannot be hidden'],
  ['widths=role:wide,bogus:100', 'an invalid width'],
  ['pinned=role:left,bogus:end,email:none', 'an invalid or default edge'],
  ['density=tiny', 'an unknown density'],
  ['filter=status:eq:ACTIVE', 'a filter without a codec'],
  ['after=x', 'a cursor with numbered pages'],
])('ignores %s: %s', (address) => {
  expect(read(address)).toEqual(defaultState(definition));
});

test('needs both the cursor and the page number', () => {
  const given = { ...definition, hasCursors: true };
  expect(read('page=3', given)).toMatchObject({ page: 1, after: null });
  expect(read('after=abc', given)).toMatchObject({ page: 1, after: null });
  expect(read('page=3&after=abc', given)).toMatchObject({ page: 3, after: 'abc' });
});

test('puts a new column after its default neighbor', () => {
  expect(read('columns=createdAt,name').columns.order).toEqual(['createdAt', 'name', 'email', 'role']);
});

test('shortens a long search without cutting a character', () => {
  const { search } = read(`search=${'a'.repeat(199)}😀😀`);
  expect(search).toBe('a'.repeat(199));
});
