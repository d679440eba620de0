import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { mergedGrants } from '../fields/grants.ts';
import { rememberControl } from './controls.ts';
import { open } from '../testing/openForm.ts';
import { rebase } from './rebase.ts';

const complete = { name: 'Leïla', email: 'leila@solstice.tv' };

describe('rebase', () => {
  test('updates fields without unsaved changes and keeps the others', () => {
    const { form, type } = open({ initialValues: complete });
    type('name', 'Leïla H');
    rebase(form, { name: 'Layla', email: 'layla@solstice.tv' });
    expect([form.value('name'), form.value('email')]).toEqual(['Leïla H', 'layla@solstice.tv']);
    expect(form.status().isDirty).toBe(true);
  });

  test('is clean where the input equals the stored value', () => {
    const { form, type } = open({ initialValues: complete });
    type('name', 'Layla');
    rebase(form, { ...complete, name: 'Layla' });
    expect(form.status().isDirty).toBe(false);
  });

  test('keeps an item that is no longer stored, with its list', () => {
    const rows = (...hosts: string[]) => ({ rows: hosts.map((host) => ({ host, port: '1' })) });
    const schema = v.object({ rows: v.array(v.object({ host: v.string(), port: v.string() })) });
    const { form, type } = open({ schema, initialValues: rows('a', 'b', 'c') });
    type('rows.2.host', 'cc');
    rebase(form, rows('a'));
    expect(form.value('rows')).toEqual(rows('a', 'b', 'cc').rows);
  });

  const grant = v.object({ group: v.string(), level: v.string() });
  const grants = (...all: string[]) =>
    all.map((one) => ({ group: one.split(' ')[0] ?? '', level: one.split(' ')[1] ?? '' }));

  test('keeps the value of a composite control whole: no level moves to another group', () => {
    const schema = v.object({ grants: v.array(grant) });
    const { form } = open({ schema, initialValues: { grants: grants('users read', 'dns none') } });
    form.change('grants', grants('users read', 'dns manage'));
    rebase(form, { grants: grants('users read', 'billing none', 'dns none') });
    expect(form.value('grants')).toEqual(grants('users read', 'dns manage'));
  });

  test("merges with the control's own merge function: changes by others are kept", () => {
    const schema = v.object({ grants: v.array(grant) });
    const { form, element } = open({ schema, initialValues: { grants: grants('users manage', 'dns none') } });
    form.register('grants', { element, focus: () => undefined, merge: mergedGrants });
    form.change('grants', grants('users manage', 'dns manage'));
    rebase(form, { grants: grants('billing none', 'users none', 'dns none') });
    expect(form.value('grants')).toEqual(grants('billing none', 'users none', 'dns manage'));
    form.change('grants', grants('billing none', 'users none', 'dns none'));
    expect(form.status().isDirty).toBe(false);
  });

  test("keeps a group in one control whole: no image gets another one's description", () => {
    const schema = v.object({ logo: v.nullable(v.object({ id: v.string(), alt: v.string() })) });
    const initialValues = { logo: { id: 'a', alt: 'Fjord' } };
    for (const stored of [{ logo: { id: 'b', alt: 'Dawn' } }, { logo: null }]) {
      const { form } = open({ schema, initialValues });
      form.change('logo', { id: 'a', alt: 'Fjord in June' });
      rebase(form, stored);
      expect(form.value('logo')).toEqual({ id: 'a', alt: 'Fjord in June' });
    }
  });

  describe('fields of an unmounted step', () => {
    const rows = (...hosts: string[]) => ({ rows: hosts.map((host) => ({ host, port: host.slice(0, 1) })) });
    const schema = v.object({ rows: v.array(v.object({ host: v.string(), port: v.string() })) });
    const opened = (...hosts: string[]) => open({ schema, initialValues: rows(...hosts) }, []);

    test('keeps a previously composite value whole', () => {
      const { form } = opened('a', 'b');
      rememberControl(form, 'rows');
      form.change('rows', rows('a', 'bb').rows);
      rebase(form, rows('aa', 'b'));
      expect(form.value('rows')).toEqual(rows('a', 'bb').rows);
    });

    test('applies a part to the item it was entered in', () => {
      const { form, type } = opened('a', 'b');
      type('rows.1.host', 'bb');
      rebase(form, rows('aa', 'b'));
      expect(form.value('rows')).toEqual(rows('aa', 'bb').rows);
    });

    test.each([
      ['an item was inserted before it', ['new', 'a', 'b']],
      ['it is a different item', ['a', 'new']],
    ])('keeps the list as entered if %s', (_why, stored) => {
      const { form, type } = opened('a', 'b');
      type('rows.1.host', 'bb');
      rebase(form, rows(...stored));
      expect(form.value('rows')).toEqual(rows('a', 'bb').rows);
    });

    test('keeps a group whole that is no longer stored', () => {
      const group = v.object({ id: v.string(), alt: v.string() });
      const { form, type } = open(
        { schema: v.object({ logo: v.nullable(group) }), initialValues: { logo: { id: 'a', alt: '' } } },
        [],
      );
      type('logo.alt', 'Fjord');
      rebase(form, { logo: null });
      expect(form.value('logo')).toEqual({ id: 'a', alt: 'Fjord' });
    });
  });

  test('notifies listeners of a field', () => {
    const { form } = open({ initialValues: complete });
    const woken: unknown[] = [];
    form.subscribe('name', () => woken.push(form.value('name')));
    rebase(form, { ...complete, name: 'Layla' });
    expect(woken).toContain('Layla');
  });
});
