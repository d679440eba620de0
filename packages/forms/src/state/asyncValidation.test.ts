import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { rearrange } from './fieldArray.ts';
import { pendingAsyncRule, open } from '../testing/openForm.ts';

function openUnique(validateOn: 'blur' | 'input' = 'input') {
  const pendingRule = pendingAsyncRule();
  const schema = v.objectAsync({
    login: v.pipeAsync(v.pipe(v.string(), v.minLength(2, 'Too short.')), v.checkAsync(pendingRule.run, 'Taken.')),
    note: v.string(),
  });
  return { ...pendingRule, ...open({ schema, initialValues: { login: '', note: '' }, validateOn }) };
}

describe('an async rule', () => {
  test('shows that it is pending, then its result at the field', async () => {
    const { form, type, text, call, settled } = openUnique();
    type('login', 'leila');
    expect(form.isValidating('login')).toBe(true);
    expect(form.status().isValidating).toBe(true);
    await settled();
    await call(0).resolve(false);
    expect(text('login')).toBe('Taken.');
    expect(form.isValidating('login')).toBe(false);
    expect(form.status().isValidating).toBe(false);
  });

  test('no longer shows as pending once a submit validates instead', () => {
    const { form, type } = openUnique();
    type('login', 'leila');
    const notified: boolean[] = [];
    form.subscribe('login', () => notified.push(form.isValidating('login')));
    void form.submit();
    expect(notified.at(-1)).toBe(false);
  });

  test('does not notify the form status when a keystroke restarts it', () => {
    const { form, type } = openUnique();
    type('login', 'le');
    const status = form.status();
    type('login', 'lei');
    expect(form.status()).toBe(status);
  });

  test('shows nothing while typing if it runs only for the validity', async () => {
    const { form, type, text, settled } = openUnique('blur');
    form.isValid();
    type('login', 'l');
    type('login', 'le');
    type('login', 'l');
    await settled();
    expect(text('login')).toBeUndefined();
    form.blur('login');
    await settled();
    expect(text('login')).toBe('Too short.');
  });

  test('does not run for a value that another rule rejects', async () => {
    const { type, text, calls, settled } = openUnique();
    type('login', 'l');
    await settled();
    expect(text('login')).toBe('Too short.');
    expect(calls).toHaveLength(0);
  });

  test('C1: ignores a late result for an older value', async () => {
    const { type, text, call, settled } = openUnique();
    type('login', 'slow');
    await settled();
    type('login', 'leila');
    await settled();
    await call(1).resolve(true);
    await call(0).resolve(false);
    expect(text('login')).toBeUndefined();
  });

  test('C2: reset cancels the pending validation', async () => {
    const { form, type, text, call, settled } = openUnique();
    type('login', 'leila');
    await settled();
    form.reset();
    expect(form.status().isValidating).toBe(false);
    await call(0).resolve(false);
    expect(text('login')).toBeUndefined();
  });

  test('C3: stays pending while another field is edited', async () => {
    const { form, type, text, call, settled } = openUnique();
    type('login', 'leila');
    await settled();
    type('note', 'x');
    await settled();
    expect(form.status().isValidating).toBe(true);
    await call(0).resolve(false);
    expect(text('login')).toBe('Taken.');
  });

  test('accepts the value if it fails', async () => {
    const { form, type, text, call, settled } = openUnique();
    type('login', 'leila');
    await settled();
    await call(0).fail();
    expect(text('login')).toBeUndefined();
    expect(form.isValidating('login')).toBe(false);
  });

  test('runs again on submit, once, and only a valid value is submitted', async () => {
    const { form, type, server, calls, call, settled } = openUnique();
    type('login', 'leila');
    await settled();
    await call(0).resolve(true);
    const saving = Promise.all([form.submit(), form.submit()]);
    expect(form.status().isSaving).toBe(true);
    await settled();
    expect(calls).toHaveLength(2);
    await call(1).resolve(true);
    server.call(0).resolve();
    await saving;
    expect(server.calls).toHaveLength(1);
    expect(form.status().isSaving).toBe(false);
  });

  test('a submit ignores the result for a value that changed meanwhile', async () => {
    const { form, type, text, server, call, settled } = openUnique('blur');
    type('login', 'taken');
    const saving = form.submit();
    await settled();
    type('login', 'leila');
    form.blur('login');
    await settled();
    await call(1).resolve(true);
    await call(0).resolve(false);
    await saving;
    expect(text('login')).toBeUndefined();
    expect(form.summaryFields()).toEqual([]);
    expect(server.calls).toHaveLength(0);
  });

  test('a submit canceled during validation sends nothing', async () => {
    const { form, type, server, call, settled } = openUnique();
    type('login', 'leila');
    const saving = form.submit();
    await settled();
    form.cancel();
    await call(1).resolve(true);
    await saving;
    expect(server.calls).toHaveLength(0);
  });

  test('shows a failure and keeps the input if it throws during a submit', async () => {
    const { form, type, call, settled } = openUnique();
    type('login', 'leila');
    const saving = form.submit();
    await settled();
    await Promise.all([expect(saving).rejects.toThrow('no network'), call(1).fail()]);
    expect(form.status()).toMatchObject({ isSaving: false, failure: 'The changes could not be saved.' });
    expect(form.value('login')).toBe('leila');
  });
});

describe('an async rule of a list item', () => {
  function openList() {
    const pendingRule = pendingAsyncRule();
    const item = v.objectAsync({ host: v.pipeAsync(v.string(), v.checkAsync(pendingRule.run, 'Taken.')) });
    const schema = v.objectAsync({ rows: v.arrayAsync(item) });
    const initialValues = { rows: [{ host: 'a' }, { host: 'b' }, { host: 'c' }] };
    const names = ['rows.0.host', 'rows.1.host', 'rows.2.host'];
    return { ...pendingRule, ...open({ schema, initialValues, validateOn: 'input' }, names) };
  }

  test('reports its result at the item, even after a move', async () => {
    const { form, type, text, call, settled } = openList();
    type('rows.0.host', 'slow');
    await settled();
    rearrange(form, 'rows', [1, 2, 0]);
    await settled();
    await call(0).resolve(false);
    expect(['rows.0.host', 'rows.1.host', 'rows.2.host'].map(text)).toEqual([undefined, undefined, undefined]);
    await call(1).resolve(false);
    expect(['rows.0.host', 'rows.1.host', 'rows.2.host'].map(text)).toEqual([undefined, undefined, 'Taken.']);
  });

  test('is discarded with a removed item', async () => {
    const { form, type, text, call, settled } = openList();
    type('rows.0.host', 'slow');
    await settled();
    rearrange(form, 'rows', [1, 2]);
    expect(form.status().isValidating).toBe(false);
    await call(0).resolve(false);
    expect(text('rows.0.host')).toBeUndefined();
  });

  test('does not block the form after its item is removed', async () => {
    const { form, calls, settled } = openList();
    form.isValid();
    await settled();
    rearrange(form, 'rows', [0, 2]);
    await settled();
    for (const { value, resolve } of calls.toReversed()) await resolve(value !== 'b');
    expect(form.isValid()).toBe(true);
  });
});
