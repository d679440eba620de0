import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { itemsOf, keyOf, rearrange } from './fieldArray.ts';
import { open } from '../testing/openForm.ts';
import { summaryOf } from './summary.ts';

const host = v.pipe(v.string(), v.minLength(2, 'Too short.'));
const schema = v.object({ rows: v.pipe(v.array(v.object({ host })), v.minLength(1, 'Add one.')) });
const rowNames = ['rows', 'rows.0.host', 'rows.1.host', 'rows.2.host'];
const openRows = (hosts: readonly string[], names = rowNames) =>
  open({ schema, initialValues: { rows: hosts.map((each) => ({ host: each })) } }, names);

describe('a list of groups', () => {
  test('moves an error with its item', async () => {
    const { form, type, text } = openRows(['aa', 'bb', 'cc']);
    type('rows.0.host', 'a');
    form.blur('rows.0.host');
    rearrange(form, 'rows', [1, 0, 2]);
    expect(text('rows.0.host')).toBeUndefined();
    expect(text('rows.1.host')).toBe('Too short.');
    type('rows.1.host', 'aaa');
    expect(text('rows.1.host')).toBeUndefined();
  });

  test('drops the error of a removed item, also from the summary', async () => {
    const { form, type } = openRows(['aa', 'bb', 'cc']);
    type('rows.0.host', 'a');
    type('rows.1.host', 'b');
    await form.submit();
    expect(summaryOf(form).map(({ name }) => name)).toEqual(['rows.0.host', 'rows.1.host']);
    rearrange(form, 'rows', [1, 2]);
    expect(summaryOf(form).map(({ name }) => name)).toEqual(['rows.0.host']);
  });

  test('shows no errors for a new item before input', () => {
    const { form, text } = openRows(['aa']);
    rearrange(form, 'rows', [0, { host: '' }]);
    form.blur('rows.1.host');
    expect(text('rows.1.host')).toBeUndefined();
  });

  test('shows the error of the list itself until the first item is added', async () => {
    const { form, text } = openRows([]);
    await form.submit();
    expect(text('rows')).toBe('Add one.');
    rearrange(form, 'rows', [{ host: 'aa' }]);
    expect(text('rows')).toBeUndefined();
  });

  test('is clean after moving an item back', () => {
    const { form } = openRows(['aa', 'bb']);
    rearrange(form, 'rows', [1, 0]);
    expect(form.status().isDirty).toBe(true);
    rearrange(form, 'rows', [1, 0]);
    expect(form.status().isDirty).toBe(false);
  });

  test('is clean after adding and removing an item', () => {
    const { form } = openRows(['aa']);
    rearrange(form, 'rows', [0, { host: '' }]);
    expect(form.status().isDirty).toBe(true);
    rearrange(form, 'rows', [0]);
    expect(form.status().isDirty).toBe(false);
  });

  test('notifies neither the list nor other items of a change in one item', () => {
    const { form, type } = openRows(['aa', 'bb']);
    const woken: string[] = [];
    for (const name of ['rows', 'rows.0.host', 'rows.1.host']) form.subscribe(name, () => woken.push(name));
    type('rows.1.host', 'b2');
    expect(woken).toEqual(['rows.1.host']);
  });

  test('treats the same item added twice as two items', () => {
    const { form, type } = openRows([]);
    const empty = { host: '' };
    rearrange(form, 'rows', [empty]);
    rearrange(form, 'rows', [0, empty]);
    type('rows.0.host', 'x');
    expect(itemsOf(form, 'rows')).toEqual([{ host: 'x' }, { host: '' }]);
    expect(new Set(itemsOf(form, 'rows').map(keyOf)).size).toBe(2);
    expect(empty).toEqual({ host: '' });
  });

  test('drops a server error of the list when the list is edited', async () => {
    const { form, server, text } = openRows(['aa', 'bb']);
    const saving = form.submit();
    server.call(0).resolve({ kind: 'refused', errors: [{ code: 'X', field: ['rows'], message: 'Too many.' }] });
    await saving;
    expect(text('rows')).toBe('Too many.');
    rearrange(form, 'rows', [0]);
    expect(text('rows')).toBeUndefined();
  });

  test('discards all item state on reset', () => {
    const { form } = openRows(['aa', 'bb']);
    const before = itemsOf(form, 'rows').map(keyOf);
    form.reset();
    const after = itemsOf(form, 'rows').map(keyOf);
    expect(after.filter((key) => before.includes(key))).toEqual([]);
  });
});

test('matches a plain array after any operations, with every error at its item', () => {
  type Row = { host: string; isInvalid: boolean };
  const step = fc.record({
    kind: fc.constantFrom('add', 'remove', 'move', 'type', 'leave'),
    at: fc.nat(9),
    to: fc.nat(9),
    text: fc.string({ maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const all = Array.from({ length: 60 }, (_, index) => `rows.${index}.host`);
      const { form, type, text } = openRows(['aa', 'bb'], all);
      const model: Row[] = [
        { host: 'aa', isInvalid: false },
        { host: 'bb', isInvalid: false },
      ];
      const order = () => model.map((_, index) => index);
      for (const { kind, at, to, text: entered } of steps) {
        const index = model.length === 0 ? 0 : at % model.length;
        const row = model[index];
        if (kind === 'add') {
          rearrange(form, 'rows', (order() as (number | object)[]).toSpliced(index, 0, { host: entered }));
          model.splice(index, 0, { host: entered, isInvalid: false });
        } else if (!row) continue;
        else if (kind === 'remove') {
          rearrange(form, 'rows', order().toSpliced(index, 1));
          model.splice(index, 1);
        } else if (kind === 'move') {
          const target = to % model.length;
          const moved = order();
          moved.splice(target, 0, ...moved.splice(index, 1));
          rearrange(form, 'rows', moved);
          model.splice(target, 0, ...model.splice(index, 1));
        } else if (kind === 'type') {
          const isChanged = row.host !== entered;
          type(`rows.${index}.host`, entered);
          row.host = entered;
          // A visible error is updated while typing; a new one waits for blur.
          if (isChanged && row.isInvalid) row.isInvalid = entered.length < 2;
          if (isChanged) form.blur(`rows.${index}.host`);
          if (isChanged) row.isInvalid = entered.length < 2;
        } else form.blur(`rows.${index}.host`);
        expect(itemsOf(form, 'rows')).toEqual(model.map((each) => ({ host: each.host })));
        expect(model.map((_, i) => text(`rows.${i}.host`) !== undefined)).toEqual(model.map((each) => each.isInvalid));
        const isChanged = JSON.stringify(model.map((each) => each.host)) !== JSON.stringify(['aa', 'bb']);
        expect(form.status().isDirty).toBe(isChanged);
      }
    }),
    { numRuns: 300 },
  );
});
