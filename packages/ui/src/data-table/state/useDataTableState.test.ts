import { expect, test } from 'vitest';
import { decodeState } from './codec.ts';
import type { TableDefinition } from './tableState.ts';
import { createDecoder } from './useDataTableState.ts';

const definition: TableDefinition = {
  columns: [{ id: 'a', isSortable: true }, { id: 'b' }],
  filter: { write: (filter) => JSON.stringify(filter), read: (text) => JSON.parse(text) as object },
};
const stored = { sort: '-a', filter: '{"x":1}', columns: 'b,a', widths: 'a:200', pinned: 'b:end' };

test('keeps the identity of sort, filter, and columns on a page change', () => {
  const decode = createDecoder();
  const before = decode(stored, definition);
  const after = decode({ ...stored, page: '2', search: 'k' }, definition);
  expect(after).toEqual(decodeState({ ...stored, page: '2', search: 'k' }, definition));
  expect(after.sort).toBe(before.sort);
  expect(after.filter).toBe(before.filter);
  expect(after.columns).toBe(before.columns);
});

test('keeps the identity of the order on a width change', () => {
  const decode = createDecoder();
  const before = decode(stored, definition);
  const after = decode({ ...stored, widths: 'a:240' }, definition);
  expect(after.columns.widths).toEqual({ a: 240 });
  expect(after.columns.order).toBe(before.columns.order);
  expect(after.columns.hidden).toBe(before.columns.hidden);
  expect(after.columns.pinned).toBe(before.columns.pinned);
});

test('decodes again for other columns', () => {
  const decode = createDecoder();
  const { columns: before } = decode(stored, definition);
  const other = { ...definition, columns: definition.columns.slice(0, 1) };
  expect(before.order).toEqual(['b', 'a']);
  expect(decode(stored, other).columns.order).toEqual(['a']);
});
