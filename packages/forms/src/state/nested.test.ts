import * as v from 'valibot';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { endAfterStart } from '../rules/index.ts';
import { open } from '../testing/openForm.ts';
import type { FieldsOf } from './path.ts';
import { isRequired } from './required.ts';
import { differences } from './values.ts';

const city = v.pipe(v.string(), v.nonEmpty('Required.'));
const schema = v.object({
  address: v.object({ city, zip: v.optional(v.string()) }),
  tags: v.pipe(v.array(v.pipe(v.string(), v.maxLength(3, 'Too long.'))), v.minLength(1, 'Add one.')),
});
const initialValues = { address: { city: '' }, tags: ['a'] };

test('a key with a dot is not a field, and its error is shown above the form', async () => {
  expectTypeOf<keyof FieldsOf<{ 'cache.ttl': string; cache: { ttl: string } }>>().toEqualTypeOf<
    'cache' | 'cache.ttl'
  >();
  expectTypeOf<keyof FieldsOf<{ 'cache.ttl': string; name: string }>>().toEqualTypeOf<'name'>();
  const dotted = v.object({ 'cache.ttl': city });
  const { form } = open({ schema: dotted, initialValues: { 'cache.ttl': '' } }, []);
  await form.submit();
  expect(form.status().formErrors).toEqual(['Required.']);
});

describe('fields in groups', () => {
  test('are validated by their own rule', () => {
    const { form, type, text } = open({ schema, initialValues }, ['address.city']);
    type('address.city', 'Oslo');
    type('address.city', '');
    form.blur('address.city');
    expect(text('address.city')).toBe('Required.');
  });

  test('are submitted in their groups', () => {
    const { form, server, type } = open({ schema, initialValues }, ['address.city']);
    type('address.city', 'Oslo');
    type('address.zip', '0150');
    void form.submit();
    expect(server.call(0).values).toEqual({ address: { city: 'Oslo', zip: '0150' }, tags: ['a'] });
  });

  test('do not change the initial values', () => {
    const { type } = open({ schema, initialValues }, ['address.city']);
    type('address.city', 'Oslo');
    expect(initialValues.address.city).toBe('');
  });

  test('do not change a list that was passed in later', () => {
    const rows = v.object({ rows: v.array(v.object({ host: v.string() })) });
    const { form, type } = open({ schema: rows, initialValues: { rows: [] } }, ['rows.0.host']);
    const handed = [{ host: 'a' }];
    form.change('rows', handed);
    type('rows.0.host', 'b');
    expect(handed).toEqual([{ host: 'a' }]);
  });

  test('are distinguished from fields whose name starts alike', () => {
    const alike = v.object({ row: v.string(), rows: v.array(v.object({ host: v.string() })) });
    const { form, type } = open({ schema: alike, initialValues: { row: '', rows: [{ host: 'a' }] } });
    type('rows.0.host', 'b');
    form.change('row', ['x']);
    form.change('row', '');
    expect(form.status().isDirty).toBe(true);
  });

  test('are clean when an optional one is emptied again', () => {
    const { form, type } = open({ schema, initialValues }, ['address.zip']);
    type('address.zip', '1');
    expect(form.status().isDirty).toBe(true);
    type('address.zip', '');
    expect(form.status().isDirty).toBe(false);
  });

  test('are clean, valid and empty after a composite value is selected and removed', () => {
    const chosen = v.object({ image: v.nullable(v.object({ id: v.string(), alt: city })) });
    const { form } = open({ schema: chosen, initialValues: { image: null } });
    const state = () => [form.status().isDirty, form.isValid()];
    expect(state()).toEqual([false, true]);
    const shown: unknown[] = [];
    form.subscribe('image.id', () => shown.push(form.value('image.id')));
    form.change('image', { id: 'fjord', alt: '' });
    expect(state()).toEqual([true, false]);
    form.change('image', null);
    expect(state()).toEqual([false, true]);
    expect(shown).toEqual(['fjord', undefined]);
  });

  test('show the error of a part at the composite control', async () => {
    const { form, text } = open({ schema, initialValues: { address: { city: 'Oslo' }, tags: ['long one'] } }, ['tags']);
    await form.submit();
    expect(text('tags')).toBe('Too long.');
    form.change('tags', ['ok']);
    expect(text('tags')).toBeUndefined();
  });

  test('show their errors only while they apply, also if the whole group is replaced', async () => {
    const { form, server, text } = open({ schema, initialValues }, ['address.city', 'address.zip']);
    await form.submit();
    form.change('address', { city: '', zip: '0150' });
    expect(text('address.city')).toBe('Required.');
    form.change('address', { city: 'Oslo', zip: '0150' });
    expect(text('address.city')).toBeUndefined();
    void form.submit();
    const refused = { code: 'GONE', field: ['address', 'zip'], message: 'No such place.' };
    server.call(0).resolve({ kind: 'refused', errors: [refused] });
    await vi.waitFor(() => expect(text('address.zip')).toBe('No such place.'), 10_000);
    form.change('address', { city: 'Oslo', zip: '0151' });
    expect(text('address.zip')).toBeUndefined();
  });

  test('are required according to the schema, whatever their empty value', () => {
    const { form } = open({ schema, initialValues });
    expect([isRequired(form, 'address.city'), isRequired(form, 'address.zip'), isRequired(form, 'tags')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('are validated as a whole in a variant', () => {
    const variant = v.variant('kind', [
      v.object({ kind: v.literal('url'), url: v.pipe(v.string(), v.url('No address.')) }),
      v.object({ kind: v.literal('none') }),
    ]);
    const whole = v.object({ target: variant });
    const { form, type, text } = open({ schema: whole, initialValues: { target: { kind: 'url', url: '' } } }, [
      'target.url',
    ]);
    type('target.url', 'x');
    form.blur('target.url');
    expect(text('target.url')).toBe('No address.');
    type('target.url', 'https://edge.example');
    expect(text('target.url')).toBeUndefined();
  });

  test('are validated without the rest if their group compares them', () => {
    const range = v.pipe(v.object({ start: v.string(), end: v.string() }), endAfterStart('start', 'end'));
    const outer = v.object({ range, name: city });
    const { form, type, text } = open(
      { schema: outer, initialValues: { range: { start: '2026-03-02T00:00:00Z', end: '' }, name: '' } },
      ['range.start', 'range.end', 'name'],
    );
    type('range.end', '2026-03-01T00:00:00Z');
    form.blur('range.end');
    expect(text('range.end')).toBe('The end date must be later than the start date.');
    expect(text('name')).toBeUndefined();
    type('range.start', '2026-02-01T00:00:00Z');
    form.blur('range.start');
    expect(text('range.end')).toBeUndefined();
  });
});

test('are named by the values', () => {
  type Fields = FieldsOf<{
    name: string;
    address: { city: string } | undefined;
    rows: { host: string }[];
    file?: File;
  }>;
  expectTypeOf<Fields['address.city']>().toEqualTypeOf<string>();
  expectTypeOf<Fields['rows.0.host']>().toEqualTypeOf<string>();
  expectTypeOf<Fields['rows']>().toEqualTypeOf<{ host: string }[]>();
  expectTypeOf<'file.size'>().not.toExtend<keyof Fields>();
  expectTypeOf<'rows.host'>().not.toExtend<keyof Fields>();
});

test.each<[what: string, a: unknown, b: unknown, names: string[]]>([
  ['nothing', { a: 1, b: { c: [{ d: 2 }] } }, { a: 1, b: { c: [{ d: 2 }] } }, []],
  ['a field in a group', { b: { c: 1 } }, { b: { c: 2 } }, ['b.c']],
  ['a field in an item', { c: [{ d: 2 }] }, { c: [{ d: 3 }] }, ['c.0.d']],
  ['a list of another length, with its items', { c: [{ d: 2 }] }, { c: [] }, ['c', 'c.0.d']],
  ['empty values and missing ones are equal', { a: '', b: null, c: [] }, {}, []],
  ['a missing group with empty fields', { b: { c: '' } }, {}, []],
  ['a missing group with a value', { b: { c: 'x' } }, {}, ['b.c']],
  ['dates are values', { a: new Date(0) }, { a: 1 }, ['a']],
])('differences: %s', (_, a, b, names) => {
  expect([...differences(a, b)]).toEqual(names);
});
