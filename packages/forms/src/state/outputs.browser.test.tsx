import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFormStore, type FormStore } from './formStore.ts';
import { atOnce } from '../testing/openForm.ts';
import { errorOutput, statusOutput } from './outputs.ts';

const tooShort = 'At least two characters.';
const schema = v.object({ host: v.pipe(v.string(), v.minLength(2, tooShort)) });

let form: FormStore;
let input: HTMLInputElement;
let error: HTMLElement;
let save: HTMLButtonElement;

const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag) =>
  document.body.appendChild(document.createElement(tag));

const errorOfHost = () => errorOutput(form, 'host');
const canSave = () =>
  statusOutput<HTMLButtonElement>(form, (button) => {
    button.disabled = !form.status().isDirty || !form.isValid();
  });

/** Simulates the end of a keystroke. */
function enter(text: string): void {
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

beforeEach(() => {
  form = createFormStore(
    { schema, initialValues: { host: 'aurora' }, onSubmit: () => undefined, validateOn: 'input' },
    atOnce,
  );
  [input, error, save] = [element('input'), element('span'), element('button')];
  input.value = 'aurora';
  form.textInput('host').ref(input);
});

afterEach(() => document.body.replaceChildren());

test('writes an error, marks the control, and removes both', () => {
  errorOfHost().ref(error);
  expect([error.textContent, input.ariaInvalid]).toEqual(['', null]);
  enter('a');
  expect([error.textContent, input.ariaInvalid]).toEqual([tooShort, 'true']);
  enter('ab');
  expect([error.textContent, input.ariaInvalid]).toEqual(['', 'false']);
});

test('writes an existing error into an element mounted later', () => {
  enter('a');
  errorOfHost().ref(error);
  expect(error.textContent).toBe(tooShort);
});

test('enables a button while there are valid changes to save', () => {
  canSave().ref(save);
  expect(save.disabled).toBe(true);
  enter('boreal');
  expect(save.disabled).toBe(false);
  enter('b');
  expect(save.disabled).toBe(true);
  enter('boreal');
  expect(save.disabled).toBe(false);
  enter('aurora');
  expect(save.disabled).toBe(true);
});

test('leaves an unmounted element unchanged', () => {
  const [errors, button] = [errorOfHost(), canSave()];
  errors.ref(error);
  button.ref(save);
  errors.ref(null);
  button.ref(null);
  enter('a');
  enter('boreal');
  expect([error.textContent, save.disabled]).toEqual(['', true]);
});
