import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { email, password, passwordsMatch, personName } from '../rules/index.ts';
import { createFormStore } from './formStore.ts';
import { rebase } from './rebase.ts';
import { isRequired } from './required.ts';
import { atOnce, open } from '../testing/openForm.ts';
import { summaryOf } from './summary.ts';
import type { ServerError, SubmitResult } from './submission.ts';

const schema = v.object({ name: personName, email });
const initialValues = { name: '', email: '' };
const complete = { name: 'Leïla', email: 'leila@solstice.tv' };

describe('validation timing', () => {
  test('does not validate while a field is typed for the first time', () => {
    const { type, text } = open();
    type('email', 'leila');
    expect(text('email')).toBeUndefined();
  });

  test('does not validate a field left untouched', () => {
    const { form, text } = open();
    form.blur('email');
    expect(text('email')).toBeUndefined();
  });

  test('validates a changed field on blur', () => {
    const { form, type, text } = open();
    type('email', 'leila');
    form.blur('email');
    expect(text('email')).toBe('Enter a valid e-mail.');
  });

  test('updates or removes a visible error on each keystroke', () => {
    const { form, type, text } = open();
    type('email', 'leila');
    form.blur('email');
    type('email', '');
    expect(text('email')).toBe('Required field.');
    type('email', 'leila@solstice.tv');
    expect(text('email')).toBeUndefined();
  });
});

describe('fields that are compared', () => {
  const twice = v.pipe(v.object({ password, rePassword: v.string() }), passwordsMatch());
  const openPasswords = () => open({ schema: twice, initialValues: { password: '', rePassword: '' } });

  test('removes the error of the second field when the first changes', () => {
    const { form, fill, type, text } = openPasswords();
    fill({ password: 'Abcdef1!', rePassword: 'Abcdef1?' });
    form.blur('rePassword');
    expect(text('rePassword')).toBe('The passwords do not match.');
    type('password', 'Abcdef1?');
    form.blur('password');
    expect(text('rePassword')).toBeUndefined();
  });

  test('shows no error at the second field before input', () => {
    const { form, type, text } = openPasswords();
    type('password', 'Abcdef1!');
    form.blur('password');
    expect(text('rePassword')).toBeUndefined();
  });
});

describe('unsaved changes', () => {
  test('are clean after a change is undone', () => {
    const { form, type } = open({ initialValues: complete });
    type('name', 'Leila');
    expect(form.status().isDirty).toBe(true);
    type('name', 'Leïla');
    expect(form.status().isDirty).toBe(false);
  });

  test('are clean after an initially empty field is emptied again', () => {
    const { form, type } = open({ initialValues: { name: undefined, email: null } });
    type('name', 'x');
    type('name', '');
    type('email', '');
    expect(form.status().isDirty).toBe(false);
  });

  test('follow the saved baseline: input during a save stays unsaved', async () => {
    const { form, server, fill, type } = open();
    fill(complete);
    const saving = form.submit();
    type('name', 'Leïla H');
    server.call(0).resolve();
    await saving;
    expect(form.status()).toMatchObject({ isDirty: true, isSaving: false });
    expect(form.value('name')).toBe('Leïla H');
    type('name', 'Leïla');
    expect(form.status().isDirty).toBe(false);
  });

  test('are clean after a reset to other values', () => {
    const { form, type, text } = open();
    type('email', 'leila');
    form.blur('email');
    form.reset(complete);
    expect(form.value('email')).toBe('leila@solstice.tv');
    expect(text('email')).toBeUndefined();
    expect(form.status().isDirty).toBe(false);
  });

  test('are clean after a reset to the baseline', () => {
    const { form, type } = open({ initialValues: complete });
    type('name', 'Other');
    form.reset();
    expect(form.value('name')).toBe('Leïla');
  });
});

describe('submitting', () => {
  test('passes on the output of the schema', async () => {
    const { form, server, fill } = open();
    fill({ name: '  Leïla ', email: ' leila@solstice.tv ' });
    const saving = form.submit();
    expect(server.call(0).values).toEqual(complete);
    server.call(0).resolve();
    await saving;
  });

  test('sends once for two calls', async () => {
    const { form, server, fill } = open();
    fill(complete);
    const saving = Promise.all([form.submit(), form.submit()]);
    expect(server.calls).toHaveLength(1);
    server.call(0).resolve();
    await saving;
    expect(form.status().isSaving).toBe(false);
  });

  test('sends nothing while a field is invalid, and shows it at the fields and in the summary', async () => {
    const { form, server, type, text } = open();
    type('email', 'leila');
    await form.submit();
    expect(server.calls).toHaveLength(0);
    expect(text('name')).toBe('Required field.');
    expect(summaryOf(form)).toEqual([
      { name: 'name', label: 'NAME', message: 'Required field.' },
      { name: 'email', label: 'EMAIL', message: 'Enter a valid e-mail.' },
    ]);
  });

  test('updates the summary as fields are fixed', async () => {
    const { form, type } = open();
    await form.submit();
    type('name', 'Leïla');
    expect(summaryOf(form).map(({ name }) => name)).toEqual(['email']);
  });

  test('is clean before onSaved is called', async () => {
    const notified: unknown[] = [];
    const onSaved = (values: object) => notified.push({ values, status: form.status() });
    const { form, server, fill } = open({ onSaved });
    fill(complete);
    const saving = form.submit();
    server.call(0).resolve({ kind: 'saved' });
    await saving;
    expect(notified).toMatchObject([{ values: complete, status: { isDirty: false, isSaving: false } }]);
  });

  test('shows a programming error, keeps the input and rejects', async () => {
    const fault = new Error('fault');
    const { form, fill } = open({ onSubmit: () => Promise.reject(fault) });
    fill(complete);
    await expect(form.submit()).rejects.toBe(fault);
    expect(form.status()).toMatchObject({ failure: 'The changes could not be saved.', isSaving: false, isDirty: true });
  });
});

test('keeps a field registered that remounts before its old instance unregisters', async () => {
  const { form, focused } = open({ initialValues: complete });
  const element = {} as Element;
  const letGo = form.register('name', { label: 'Old', element, focus: () => focused.push('old') });
  form.register('name', { label: 'New', element, focus: () => focused.push('new') });
  letGo();
  form.change('name', '');
  await form.submit();
  expect([summaryOf(form).map(({ label }) => label), focused]).toEqual([['New'], ['new']]);
});

test('rejects with what onSaved throws, and the form is still saved', async () => {
  const fault = new Error('fault');
  const onSaved = () => {
    throw fault;
  };
  const { form, server, fill } = open({ onSaved });
  fill(complete);
  const saving = form.submit();
  server.call(0).resolve();
  await expect(saving).rejects.toBe(fault);
  expect(form.status()).toMatchObject({ isDirty: false, isSaving: false, failure: undefined });
});

describe('canceling a submit', () => {
  let opened: ReturnType<typeof open>;
  let saving: Promise<void>;
  beforeEach(() => {
    opened = open();
    opened.fill(complete);
    saving = opened.form.submit();
  });

  test('cancel aborts the call, keeps the input and ignores the response', async () => {
    const { form, server } = opened;
    form.cancel();
    expect(server.call(0).context.signal.aborted).toBe(true);
    server.call(0).resolve({ kind: 'refused', errors: [{ code: 'X', field: ['email'], message: 'Late.' }] });
    await saving;
    expect(form.error('email')).toBeUndefined();
    expect(form.status()).toMatchObject({ isDirty: true, isSaving: false });
  });

  test('a late response does not end a later submit', async () => {
    const { form, server } = opened;
    form.cancel();
    const second = form.submit();
    server.call(0).resolve();
    await saving;
    expect(form.status()).toMatchObject({ isSaving: true, isDirty: true });
    server.call(1).resolve();
    await second;
    expect(form.status()).toMatchObject({ isSaving: false, isDirty: false });
  });

  test('reset aborts the running submit', async () => {
    const { form, server } = opened;
    form.reset();
    server.call(0).resolve({ kind: 'failed', message: 'Late.' });
    await saving;
    expect(form.status()).toMatchObject({ isSaving: false, failure: undefined });
  });
});

describe('server errors', () => {
  const exists = {
    code: 'EMAIL_EXISTS',
    field: ['email'],
    message: 'The account could not be created: this e-mail is already in use.',
  };
  async function refusedWith(...errors: ServerError[]) {
    const opened = open();
    opened.fill(complete);
    const saving = opened.form.submit();
    opened.server.call(0).resolve({ kind: 'refused', errors });
    await saving;
    return opened;
  }

  test('are shown at the field and in the summary with the same text', async () => {
    const { form, text } = await refusedWith(exists);
    expect(text('email')).toBe(exists.message);
    expect(summaryOf(form)[0]?.message).toBe(exists.message);
  });

  test('survive edits and blur of other fields', async () => {
    const { form, type, text } = await refusedWith(exists);
    type('name', 'Other');
    form.blur('email');
    expect(text('email')).toBe(exists.message);
  });

  test('disappear when their field is edited', async () => {
    const { type, text } = await refusedWith(exists);
    type('email', 'leila.h@solstice.tv');
    expect(text('email')).toBeUndefined();
  });

  test('never block another submit', async () => {
    const { form, server } = await refusedWith(exists);
    const again = form.submit();
    expect(server.calls).toHaveLength(2);
    server.call(1).resolve();
    await again;
    expect(form.error('email')).toBeUndefined();
  });

  test.each([
    ['an unknown field', ['entityId']],
    ['no field', null],
  ])('are shown above the form for %s', async (_case, field) => {
    const { form } = await refusedWith({ code: 'LAST_ADMIN', field, message: 'One administrator must stay.' });
    expect(form.status().formErrors).toEqual(['One administrator must stay.']);
    expect(summaryOf(form)).toEqual([]);
  });
});

describe('edit conflicts', () => {
  const conflict = { version: 8, changedBy: 'Amara Okafor', changedAt: '2026-11-20T10:00:00Z' };

  test('keep the input, and overwriting sends the seen version', async () => {
    const { form, server, fill } = open();
    fill(complete);
    const saving = form.submit();
    expect(server.call(0).context.overwriteVersion).toBeUndefined();
    server.call(0).resolve({ kind: 'conflict', conflict });
    await saving;
    expect(form.status()).toMatchObject({ conflict, isDirty: true, isSaving: false });
    const overwriting = form.overwrite();
    expect(server.call(1).context.overwriteVersion).toBe(8);
    server.call(1).resolve();
    await overwriting;
    expect(form.status()).toMatchObject({ conflict: undefined, isDirty: false });
  });

  function openWithVersions() {
    const { form, server, fill, type } = open();
    fill(complete);
    const overVersions: unknown[] = [];
    const resolve = async (submitting: Promise<void>, result?: SubmitResult) => {
      const { context, resolve: settle } = server.call(overVersions.length);
      overVersions.push(context.overwriteVersion);
      settle(result);
      await submitting;
    };
    return { form, type, resolve, overVersions };
  }
  const failed = { kind: 'failed', message: 'No network.' } as const;

  test('retry a failed overwrite as an overwrite, and later submits normally', async () => {
    const { form, resolve, overVersions } = openWithVersions();
    await resolve(form.submit(), { kind: 'conflict', conflict });
    await resolve(form.overwrite(), failed);
    await resolve(form.submit(), failed);
    await resolve(form.submit());
    await resolve(form.submit(), failed);
    await resolve(form.submit());
    expect(overVersions).toEqual([undefined, 8, 8, 8, undefined, undefined]);
  });

  test('keep overwriting after a rejected overwrite is fixed', async () => {
    const { form, type, resolve, overVersions } = openWithVersions();
    await resolve(form.submit(), { kind: 'conflict', conflict });
    type('name', '');
    await form.overwrite();
    type('name', 'Leïla');
    await resolve(form.submit(), { kind: 'refused', errors: [{ code: 'TAKEN', field: ['email'], message: 'Taken.' }] });
    await resolve(form.submit(), { kind: 'conflict', conflict: { ...conflict, version: 9 } });
    await resolve(form.submit(), { kind: 'conflict', conflict: { ...conflict, version: 9 } });
    await resolve(form.overwrite());
    expect(overVersions).toEqual([undefined, 8, 8, undefined, 9]);
  });

  test('stop overwriting once the form has the stored values', async () => {
    const { form, resolve, overVersions } = openWithVersions();
    const stored = { ...complete, email: 'stored@solstice.tv' };
    for (const take of [() => rebase(form, stored), () => form.reset(stored)]) {
      await resolve(form.submit(), { kind: 'conflict', conflict });
      await resolve(form.overwrite(), failed);
      take();
      await resolve(form.submit());
    }
    expect(overVersions).toEqual([undefined, 8, undefined, undefined, 8, undefined]);
  });

  test('show the stored values after reloading', async () => {
    const { form, server, fill } = open();
    fill(complete);
    const saving = form.submit();
    server.call(0).resolve({ kind: 'conflict', conflict });
    await saving;
    form.reset({ ...complete, name: 'Stored' });
    expect(form.status()).toMatchObject({ conflict: undefined, isDirty: false });
    expect(form.value('name')).toBe('Stored');
  });
});

describe('focus after a rejected submit', () => {
  test('moves to the first invalid field', async () => {
    const { form, focused } = open();
    form.registerSummary(() => focused.push('summary'));
    await form.submit();
    expect(focused).toEqual(['name']);
  });

  test('moves to the first field that the server rejects, also with an error of the whole form', async () => {
    const { form, focused, server, fill } = open();
    form.registerSummary(() => focused.push('summary'));
    fill(complete);
    const saving = form.submit();
    const message = 'Refused.';
    server.call(0).resolve({
      kind: 'refused',
      errors: [
        { code: 'LIMIT', message },
        { code: 'EMAIL_EXISTS', field: ['email'], message },
      ],
    });
    await saving;
    expect(focused).toEqual(['email']);
  });

  test('moves to the notices if no field is invalid', async () => {
    const { form, focused, server, fill } = open();
    form.registerSummary(() => focused.push('summary'));
    fill(complete);
    const saving = form.submit();
    server.call(0).resolve({ kind: 'refused', errors: [{ code: 'LIMIT', message: 'Refused.' }] });
    await saving;
    expect(focused).toEqual(['summary']);
  });

  test('moves into a field with a link of the summary', async () => {
    const { form, focused } = open();
    form.focusField('email');
    expect(focused).toEqual(['email']);
  });
});

test('a keystroke notifies only its own field', () => {
  const { form, type } = open({ initialValues: complete });
  type('name', 'dirty already');
  const woken: string[] = [];
  form.subscribe('name', () => woken.push('name'));
  form.subscribe('email', () => woken.push('email'));
  form.subscribe('~status', () => woken.push('status'));
  form.subscribe('~summary', () => woken.push('summary'));
  type('email', 'l');
  expect(woken).toEqual(['email']);
});

test('the summary is in visual order, not schema order', async () => {
  const form = createFormStore({ schema, initialValues, onSubmit: () => undefined }, atOnce);
  const elementAt = (index: number) =>
    ({
      index,
      compareDocumentPosition: (other: { index: number }) => (other.index < index ? 2 : 4),
    }) as unknown as Element;
  form.register('name', { label: 'Name', element: elementAt(2), focus: () => undefined });
  form.register('email', { label: 'E-mail', element: elementAt(1), focus: () => undefined });
  await form.submit();
  expect(summaryOf(form).map(({ label }) => label)).toEqual(['E-mail', 'Name']);
});

test('an unmounted field shows its error above the form', async () => {
  const { form, fill } = open();
  fill({ email: 'leila@solstice.tv' });
  form.register('name', { label: 'Name', element: {} as Element, focus: () => undefined })();
  await form.submit();
  expect(form.status().formErrors).toEqual(['Required field.']);
});

test('a submit calls the latest handler', async () => {
  const { form, server, fill } = open();
  const later: object[] = [];
  fill(complete);
  form.configure({ schema, initialValues, onSubmit: (values) => void later.push(values) });
  await form.submit();
  expect(server.calls).toHaveLength(0);
  expect(later).toEqual([complete]);
});

test('the schema determines which fields are required', () => {
  const { form } = open({ schema: v.object({ email, note: v.optional(v.string()) }), initialValues: {} });
  expect([isRequired(form, 'email'), isRequired(form, 'note')]).toEqual([true, false]);
});
