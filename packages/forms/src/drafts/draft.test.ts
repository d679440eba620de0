import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { code, password, secret } from '../rules/index.ts';
import { mergedGrants } from '../fields/grants.ts';
import type { Merge } from '../state/controls.ts';
import { rearrange } from '../state/fieldArray.ts';
import { open } from '../testing/openForm.ts';
import {
  draftLifetime,
  draftOf,
  isWorthRestoring,
  merged,
  restoreDraft,
  storedDraft,
  storeDraft,
  type Draft,
} from './draft.ts';

const schema = v.object({
  name: v.string(),
  password: v.optional(password),
  code,
  file: v.optional(v.file()),
  rows: v.array(v.object({ host: v.string(), token: v.optional(password) })),
});
const initialValues = { name: 'Amara', code: '', rows: [{ host: 'a' }] };
const openAccount = () => open({ schema, initialValues });

function memory() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

describe('draftOf', () => {
  test('stores only fields that differ from the baseline', () => {
    const { form, type } = openAccount();
    type('name', 'Amara O');
    expect(draftOf(form, 1)).toEqual({ savedAt: 1, fields: [['name', 'Amara O']] });
  });

  test('never stores a secret, at any depth', () => {
    const { form, type } = openAccount();
    type('password', 'Abcdef1!');
    type('code', '123456');
    rearrange(form, 'rows', [0, { host: 'b', token: 'Geheim1!' }]);
    const draft = draftOf(form, 1);
    expect(draft.fields).toEqual([['rows', [{ host: 'a' }, { host: 'b' }]]]);
    expect(JSON.stringify(draft)).not.toMatch(/Abcdef1!|123456|Geheim1!/);
  });

  test('never stores a secret of a variant, or names that the schema does not know', () => {
    const basic = v.object({ kind: v.literal('basic'), user: v.string(), password });
    const shapes = v.object({
      target: v.variant('kind', [basic, v.object({ kind: v.literal('none') })]),
      headers: v.record(v.string(), password),
      owners: v.array(v.variant('kind', [basic])),
      passwords: v.array(v.optional(v.union([password, v.literal('')]))),
    });
    const target = { kind: 'basic', user: '', password: '' };
    const initial = { target, headers: {}, owners: [], passwords: [] };
    const { form, type } = open({ schema: shapes, initialValues: initial }, ['target.user', 'target.password']);
    type('target.user', 'amara');
    type('target.password', 'Abcdef1!');
    form.change('headers', { a: 'Abcdef1!' });
    form.change('owners', [{ kind: 'basic', user: 'leila', password: 'Abcdef1!' }]);
    form.change('passwords', ['Abcdef1!']);
    const draft = draftOf(form, 1);
    expect(draft.fields).toEqual([
      ['target.user', 'amara'],
      ['owners', [{ kind: 'basic', user: 'leila' }]],
    ]);
    form.reset();
    restoreDraft(form, draft);
    expect([form.value('target.user'), form.value('owners.0.user')]).toEqual(['amara', 'leila']);
  });

  test('stores no files', () => {
    const { form } = openAccount();
    form.change('file', new File(['x'], 'x.gif'));
    expect(draftOf(form, 1).fields).toEqual([]);
  });

  test('stores nothing when every change is undone', () => {
    const storage = memory();
    const { form, type } = openAccount();
    type('name', 'x');
    storeDraft(storage, 'k', draftOf(form, 1));
    expect(storage.items.size).toBe(1);
    type('name', 'Amara');
    storeDraft(storage, 'k', draftOf(form, 2));
    expect(storage.items.size).toBe(0);
  });
});

describe('restoreDraft', () => {
  const draft = {
    savedAt: 0,
    fields: [
      ['name', 'Amara O'],
      ['rows', [{ host: 'a' }, { host: 'b' }]],
    ],
  } as const;

  test('restores every field as unsaved changes', () => {
    const { form } = openAccount();
    restoreDraft(form, draft);
    expect(form.value('name')).toBe('Amara O');
    expect(form.value('rows.1.host')).toBe('b');
    expect(form.status().isDirty).toBe(true);
  });

  test('keeps what was entered since', () => {
    const { form, type } = openAccount();
    type('name', 'Newer');
    restoreDraft(form, draft);
    expect(form.value('name')).toBe('Newer');
    expect(form.value('rows.1.host')).toBe('b');
  });

  test('skips fields that no longer exist or have another type', () => {
    const { form } = openAccount();
    restoreDraft(form, {
      savedAt: 0,
      fields: [
        ['gone', 'x'],
        ['name', ['not', 'text']],
        ['rows', 'no list'],
        ['code', '123456'],
      ],
    });
    expect(form.status().isDirty).toBe(false);
  });

  test('skips list items that no longer exist', () => {
    const { form } = openAccount();
    restoreDraft(form, { savedAt: 0, fields: [['rows.2.host', 'c']] });
    expect(form.value('rows')).toEqual([{ host: 'a' }]);
  });

  test('skips names outside the form, and does not change object prototypes', () => {
    const { form } = openAccount();
    restoreDraft(form, {
      savedAt: 0,
      fields: [
        ['rows.__proto__.host', 'x'],
        ['__proto__', { name: 'x' }],
        ['constructor', 'x'],
      ],
    });
    const inherited = 'host' in Array.prototype;
    Reflect.deleteProperty(Array.prototype, 'host');
    expect(inherited).toBe(false);
    expect(Object.getPrototypeOf(form['~internals'].values())).toBe(Object.prototype);
    expect(form.status().isDirty).toBe(false);
  });

  test('is not offered if it would change nothing', () => {
    const { form } = openAccount();
    const of = (name: string) => ({ savedAt: 1, fields: [['name', name]] as const });
    expect(isWorthRestoring(form, of('Amara'))).toBe(false);
    expect(isWorthRestoring(form, of('Amara O'))).toBe(true);
    expect(isWorthRestoring(form, { savedAt: 1, fields: [['gone', 'x']] })).toBe(false);
  });

  test('keeps an undecided offer together with new input', () => {
    const newer = { savedAt: 9, fields: [['name', 'Newer']] } as const;
    expect(merged(draft, newer)).toEqual({ savedAt: 9, fields: [draft.fields[1], ['name', 'Newer']] });
  });
});

describe('after the stored values changed', () => {
  const grant = v.object({ group: v.string(), level: v.string() });
  const image = v.object({ id: v.string(), alt: v.string() });
  const role = v.object({ grants: v.array(grant), logo: image });
  const level = (group: string, to: string) => ({ group, level: to });
  const stored = {
    grants: [level('users', 'manage'), level('dns', 'none')],
    logo: { id: 'a', alt: '' },
  };
  const openRole = (values: typeof stored, merge?: Merge) => {
    const { form, element } = open({ schema: role, initialValues: values });
    form.register('grants', { element, focus: () => undefined, merge });
    return form;
  };
  const later = { grants: [level('billing', 'none'), level('users', 'none'), level('dns', 'none')], logo: stored.logo };
  const reload = (draft: object) => JSON.parse(JSON.stringify(draft)) as Draft;

  test('restores the value of a composite control as a whole', () => {
    const form = openRole(stored);
    form.change('grants', [level('users', 'manage'), level('dns', 'manage')]);
    form.change('logo', { id: 'a', alt: 'Fjord' });
    const draft = reload(draftOf(form, 1));
    expect(draft.fields.map(([name]) => name)).toEqual(['grants', 'logo']);
    const opened = openRole({ ...later, logo: { id: 'b', alt: 'Dawn' } });
    restoreDraft(opened, draft);
    expect(opened.value('grants')).toEqual([level('users', 'manage'), level('dns', 'manage')]);
    expect(opened.value('logo')).toEqual({ id: 'a', alt: 'Fjord' });
  });

  test("merges with the control's own merge function: removals by others are kept", () => {
    const form = openRole(stored, mergedGrants);
    form.change('grants', [level('users', 'manage'), level('dns', 'manage')]);
    const opened = openRole(later, mergedGrants);
    restoreDraft(opened, reload(draftOf(form, 1)));
    expect(opened.value('grants')).toEqual([level('billing', 'none'), level('users', 'none'), level('dns', 'manage')]);
  });

  test('restores a merging control inside a list as it was entered', () => {
    const roles = v.object({ roles: v.array(role) });
    const openRoles = () => {
      const { form, element } = open({ schema: roles, initialValues: { roles: [stored] } });
      form.register('roles.0.grants', { element, focus: () => undefined, merge: mergedGrants });
      return form;
    };
    const form = openRoles();
    const entered = [level('users', 'none'), level('dns', 'none')];
    form.change('roles.0.grants', entered);
    const draft = reload(draftOf(form, 1));
    expect(draft.fields.map(([name]) => name)).toEqual(['roles.0.grants']);
    const opened = openRoles();
    restoreDraft(opened, draft);
    expect(opened.value('roles.0.grants')).toEqual(entered);
  });

  test("keeps the secrets of unchanged rows in a list of another length, and gives no row another one's secret", () => {
    const row = v.object({ host: v.string(), token: v.pipe(v.string(), secret) });
    const rows = [
      { host: 'a', token: '1' },
      { host: 'b', token: '2' },
      { host: 'b', token: '3' },
    ];
    const openRows = () => open({ schema: v.object({ rows: v.array(row) }), initialValues: { rows } }, []).form;
    const form = openRows();
    form.change('rows', [{ host: 'new', token: '4' }, ...rows.slice(1), { host: 'b', token: '5' }]);
    const opened = openRows();
    restoreDraft(opened, reload(draftOf(form, 1)));
    expect(opened.value('rows')).toEqual([{ host: 'new' }, ...rows.slice(1), { host: 'b' }]);
  });

  test.each([
    ['the item is what it was', [{ host: 'a' }, { host: 'new' }], 'aa'],
    ['the item is another one', [{ host: 'b' }, { host: 'a' }], 'b'],
    ['the list has another length', [{ host: 'a' }], 'a'],
  ])('restores part of a list only in its original position: %s', (_when, rows, first) => {
    const { form, type } = open(
      { schema, initialValues: { ...initialValues, rows: [{ host: 'a' }, { host: 'b' }] } },
      [],
    );
    type('rows.0.host', 'aa');
    const draft = reload(draftOf(form, 1));
    const opened = open({ schema, initialValues: { ...initialValues, rows } }, []).form;
    expect(isWorthRestoring(opened, draft)).toBe(first === 'aa');
    restoreDraft(opened, draft);
    expect(opened.value('rows.0.host')).toBe(first);
  });
});

describe('storedDraft', () => {
  const draft = { savedAt: 1000, fields: [['name', 'x']] } as const;

  test('expires after a day', () => {
    const storage = memory();
    storeDraft(storage, 'k', draft);
    expect(storedDraft(storage, 'k', 1000 + draftLifetime - 1)).toEqual(draft);
    expect(storedDraft(storage, 'k', 1000 + draftLifetime)).toBeUndefined();
  });

  test.each(['', '{', 'null', '7', '{"savedAt":1}', '{"savedAt":1,"fields":[["a"]]}'])(
    'ignores content that is not a draft: %s',
    (text) => {
      const storage = memory();
      storage.setItem('draft:k', text);
      expect(storedDraft(storage, 'k', 1)).toBeUndefined();
    },
  );

  test('ignores a full or blocked storage', () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const storage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
    expect(() => storeDraft(storage, 'k', draft)).not.toThrow();
    expect(storedDraft(storage, 'k', 1)).toBeUndefined();
  });
});

describe('a draft written by someone else', () => {
  const known = v.object({ name: v.string(), teams: v.record(v.string(), v.record(v.string(), v.string())) });

  test.each(['__proto__.polluted', 'teams.__proto__.polluted', 'teams.constructor.prototype', 'teams.a.__proto__'])(
    'can only set values of the form: %s',
    (name) => {
      const { form } = open({ schema: known, initialValues: { name: 'Amara', teams: { a: { b: 'c' } } } });
      const storage = memory();
      for (const value of ['x', { polluted: 'x' }]) {
        storage.setItem('draft:k', JSON.stringify({ savedAt: 1, fields: [[name, value]] }));
        const draft = storedDraft(storage, 'k', 2);
        if (draft) restoreDraft(form, draft);
        expect('polluted' in {}).toBe(false);
        expect(form['~internals'].values()).toEqual({ name: 'Amara', teams: { a: { b: 'c' } } });
      }
    },
  );
});
