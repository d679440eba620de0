import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { email, password, personName } from '../rules/index.ts';
import { differences } from './differences.ts';
import { pendingAsyncRule, open } from '../testing/openForm.ts';
import { validateFields } from './validateFields.ts';

const complete = { name: 'Leïla', email: 'leila@solstice.tv' };

describe('validateFields', () => {
  test('shows the errors of its step only', async () => {
    const { form, text, focused } = open();
    await expect(validateFields(form, ['name'])).resolves.toBe(false);
    expect([text('name'), text('email')]).toEqual(['Required field.', undefined]);
    expect(focused).toEqual(['name']);
  });

  test('passes without moving focus', async () => {
    const { form, type, focused } = open();
    const summaries: string[] = [];
    form.registerSummary(() => summaries.push('summary'));
    type('name', 'Leïla');
    await expect(validateFields(form, ['name'])).resolves.toBe(true);
    expect([...focused, ...summaries]).toEqual([]);
  });

  test('waits for an async rule', async () => {
    const { run, call, settled } = pendingAsyncRule();
    const schema = v.objectAsync({ login: v.pipeAsync(v.string(), v.checkAsync(run, 'Taken.')) });
    const { form, text } = open({ schema, initialValues: { login: 'x' } }, ['login']);
    const reviewing = validateFields(form, ['login']);
    await settled();
    await call(0).resolve(false);
    await expect(reviewing).resolves.toBe(false);
    expect(text('login')).toBe('Taken.');
  });
});

test('validates again what changed while an async rule was pending', async () => {
  const { run, call, settled } = pendingAsyncRule();
  const schema = v.objectAsync({ login: v.pipeAsync(v.string(), v.checkAsync(run, 'Taken.')) });
  const { form, type, text } = open({ schema, initialValues: { login: 'old' } }, ['login']);
  const reviewing = validateFields(form, ['login']);
  await settled();
  type('login', 'new');
  await call(0).resolve(false);
  await call(1).resolve(true);
  await expect(reviewing).resolves.toBe(true);
  expect(text('login')).toBeUndefined();
});

describe('differences after a conflict', () => {
  const conflict = (stored: object) => ({ version: 2, changedBy: 'Hanna', changedAt: '2026-11-21T10:00:00Z', stored });

  async function conflicting(options: Parameters<typeof open>[0], stored: object, typed: Record<string, string>) {
    const opened = open(options);
    opened.fill(typed);
    const saving = opened.form.submit();
    opened.server.call(0).resolve({ kind: 'conflict', conflict: conflict(stored) });
    await saving;
    return opened;
  }

  test('lists the differing mounted fields in visual order', async () => {
    const stored = { name: 'Layla', email: 'other@solstice.tv' };
    const { form } = await conflicting({ initialValues: complete }, stored, { name: 'Leïla H' });
    expect(differences(form)).toEqual([
      { name: 'name', label: 'NAME', stored: 'Layla', entered: 'Leïla H', describe: undefined },
      { name: 'email', label: 'EMAIL', stored: 'other@solstice.tv', entered: 'leila@solstice.tv', describe: undefined },
    ]);
  });

  test('never includes a secret', async () => {
    const schema = v.object({ name: personName, password });
    const initialValues = { name: 'Leïla', password: 'Abcdef1!' };
    const { form } = await conflicting({ schema, initialValues }, { name: 'Layla', password: 'Old1234!' }, {});
    expect(differences(form).map(({ name }) => name)).toEqual(['name']);
  });

  test('never includes a secret in a list', async () => {
    const schema = v.object({ rows: v.array(v.object({ key: v.string(), value: password })) });
    const rows = (key: string, value: string) => ({ rows: [{ key, value }] });
    const initialValues = rows('a', 'Abcdef1!');
    const { form } = await conflicting({ schema, initialValues }, rows('b', 'Old1234!'), {});
    expect(differences(form)).toMatchObject([{ name: 'rows', stored: [{ key: 'b' }], entered: [{ key: 'a' }] }]);
    expect(JSON.stringify(differences(form))).not.toMatch(/Abcdef1!|Old1234!/);
  });

  test('is empty if the server did not send the stored values', () => {
    expect(differences(open().form)).toEqual([]);
  });
});

describe('validity', () => {
  test('is correct before any input', () => {
    expect(open().form.isValid()).toBe(false);
    expect(open({ initialValues: complete }).form.isValid()).toBe(true);
  });

  test('notifies only when it changes', () => {
    const { form, type } = open();
    form.isValid();
    const notified: boolean[] = [];
    form.subscribe('~validity', () => notified.push(form.isValid()));
    type('name', 'Leïla');
    type('email', 'leila');
    type('email', 'leila@solstice.tv');
    type('email', 'leila@solstice');
    type('name', '');
    expect(notified).toEqual([true, false]);
  });

  test('answers for replaced values without notifying again', () => {
    const { form } = open({ initialValues: complete });
    form.isValid();
    let notified = 0;
    form.subscribe('~validity', () => (notified++, form.isValid()));
    form.reset({ name: '', email: '' });
    expect([form.isValid(), notified]).toEqual([false, 1]);
  });

  test('shows no errors by itself', () => {
    const { form, type, text } = open();
    form.isValid();
    type('email', 'l');
    expect(text('email')).toBeUndefined();
  });

  test('includes rules that compare fields', () => {
    const schema = v.pipe(
      v.object({ a: v.string(), b: v.string() }),
      v.check(({ a, b }) => a === b, 'Differ.'),
    );
    const { form, type } = open({ schema, initialValues: { a: '', b: '' } });
    expect(form.isValid()).toBe(true);
    type('a', 'x');
    expect(form.isValid()).toBe(false);
    type('b', 'x');
    expect(form.isValid()).toBe(true);
  });

  test('of an async schema applies to the latest values', async () => {
    const { run, calls, settled } = pendingAsyncRule();
    const schema = v.objectAsync({ login: v.pipeAsync(v.string(), v.checkAsync(run, 'Taken.')) });
    const { form, type } = open({ schema, initialValues: { login: 'taken' } });
    form.isValid();
    await settled();
    type('login', 'leila');
    await settled();
    const [old, ...rest] = calls;
    await Promise.all(rest.map(({ resolve }) => resolve(true)));
    await old?.resolve(false);
    expect(form.isValid()).toBe(true);
  });

  test('validates only what changed', () => {
    let validated = 0;
    const counted = v.pipe(
      v.string(),
      v.check(() => (validated++, true), 'Never.'),
    );
    const names = Array.from({ length: 50 }, (_, index) => `f${index}`);
    const schema = v.object(Object.fromEntries(names.map((name) => [name, counted])));
    const { form, type } = open({ schema, initialValues: Object.fromEntries(names.map((name) => [name, ''])) });
    form.isValid();
    expect(validated).toBe(50);
    type('f7', 'x');
    form.isValid();
    expect(validated).toBe(51);
  });
});

test('onFieldChange runs for a change by the user, not for a reset', () => {
  const schema = v.object({ country: v.string(), region: v.string() });
  const { form, type } = open({
    schema,
    initialValues: { country: 'FR', region: 'Île-de-France' },
    onFieldChange: { country: () => form.change('region', '') },
  });
  type('country', 'DE');
  expect(form.value('region')).toBe('');
  form.reset();
  expect([form.value('country'), form.value('region')]).toEqual(['FR', 'Île-de-France']);
});

test('an optional email of a third-party schema shows its own message', () => {
  const schema = v.object({ mail: v.optional(v.pipe(v.string(), v.email('No e-mail.'))), email });
  const { form, type, text } = open({ schema, initialValues: { email: '' } });
  type('mail', 'x');
  form.blur('mail');
  expect(text('mail')).toBe('No e-mail.');
});
