import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { rearrange } from './fieldArray.ts';
import { pendingAsyncRule, open } from '../testing/openForm.ts';

function openUnique(validateOn: 'blur' | 'input' = 'input') {
  const held = pendingAsyncRule();
  const schema = v.objectAsync({
    login: v.pipeAsync(v.pipe(v.string(), v.minLength(2, 'Too short.')), v.checkAsync(held.run, 'Taken.')),
    note: v.string(),
  });
  return { ...held, ...open({ schema, initialValues: { login: '', note: '' }, validateOn }) };
}

describe('an async rule', () => {
  test('is shown while it is open, and its answer at the field', async () => {
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

  test('is shown no more once a submit asks instead', () => {
    const { form, type } = openUnique();
    type('login', 'leila');
    const notified: boolean[] = [];
    form.subscribe('login', () => notified.push(form.isValidating('login')));
    void form.submit();
    expect(notified.at(-1)).toBe(false);
  });

  test('changes nothing of the form as a whole when a keystroke asks it again', () => {
    const { form, type } = openUnique();
    type('login', 'le');
    const status = form.status();
    type('login', 'lei');
    expect(form.status()).toBe(status);
  });

  test('that runs for the validity alone shows nothing while one types', async () => {
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

  test('does not run for what another rule refuses', async () => {
    const { type, text, calls, settled } = openUnique();
    type('login', 'l');
    await settled();
    expect(text('login')).toBe('Too short.');
    expect(calls).toHaveLength(0);
  });

  test('C1: the answer about an older value says nothing, however late', async () => {
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

  test('C3: stays open while another field is edited', async () => {
    const { form, type, text, call, settled } = openUnique();
    type('login', 'leila');
    await settled();
    type('note', 'x');
    await settled();
    expect(form.status().isValidating).toBe(true);
    await call(0).resolve(false);
    expect(text('login')).toBe('Taken.');
  });

  test('that fails refuses nothing', async () => {
    const { form, type, text, call, settled } = openUnique();
    type('login', 'leila');
    await settled();
    await call(0).fail();
    expect(text('login')).toBeUndefined();
    expect(form.isValidating('login')).toBe(false);
  });

  test('runs again on submit, once, and only a valid value is sent', async () => {
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

  test('a submit says nothing of a value that was changed while it validated', async () => {
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

  test('a submit that was given up while it validated sends nothing', async () => {
    const { form, type, server, call, settled } = openUnique();
    type('login', 'leila');
    const saving = form.submit();
    await settled();
    form.cancel();
    await call(1).resolve(true);
    await saving;
    expect(server.calls).toHaveLength(0);
  });

  test('that breaks a submit is told as a failure, and the input stays', async () => {
    const { form, type, call, settled } = openUnique();
    type('login', 'leila');
    const saving = form.submit();
    await settled();
    await Promise.all([expect(saving).rejects.toThrow('no network'), call(1).fail()]);
    expect(form.status()).toMatchObject({ isSaving: false, failure: 'The changes could not be saved.' });
    expect(form.value('login')).toBe('leila');
  });
});

describe('an async rule of an item of a list', () => {
  function openList() {
    const held = pendingAsyncRule();
    const item = v.objectAsync({ host: v.pipeAsync(v.string(), v.checkAsync(held.run, 'Taken.')) });
    const schema = v.objectAsync({ rows: v.arrayAsync(item) });
    const initialValues = { rows: [{ host: 'a' }, { host: 'b' }, { host: 'c' }] };
    const names = ['rows.0.host', 'rows.1.host', 'rows.2.host'];
    return { ...held, ...open({ schema, initialValues, validateOn: 'input' }, names) };
  }

  test('lands on the item, wherever it has moved', async () => {
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

  test('goes with the item that is removed', async () => {
    const { form, type, text, call, settled } = openList();
    type('rows.0.host', 'slow');
    await settled();
    rearrange(form, 'rows', [1, 2]);
    expect(form.status().isValidating).toBe(false);
    await call(0).resolve(false);
    expect(text('rows.0.host')).toBeUndefined();
  });

  test('does not hold the form back once its item is removed', async () => {
    const { form, calls, settled } = openList();
    form.isValid();
    await settled();
    rearrange(form, 'rows', [0, 2]);
    await settled();
    for (const { value, resolve } of calls.toReversed()) await resolve(value !== 'b');
    expect(form.isValid()).toBe(true);
  });
});
