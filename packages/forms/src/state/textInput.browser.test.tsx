import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createFormStore } from './formStore.ts';
import { atOnce } from '../testing/openForm.ts';

const schema = v.object({ text: v.string() });

const textArea = () => document.createElement('textarea');
const emailField = () => Object.assign(document.createElement('input'), { type: 'email' });

/** A control with an initial text, from the server or from React. */
function shown(control: HTMLInputElement | HTMLTextAreaElement, text: string) {
  control.defaultValue = text;
  const form = createFormStore({ schema, initialValues: { text }, onSubmit: () => undefined }, atOnce);
  return { form, arrive: () => form.textInput('text').ref(control) };
}

test.each([
  ['a textarea, which normalizes CRLF', textArea, 'one\r\ntwo'],
  ['an email field, which trims spaces', emailField, ' leila@solstice.tv '],
])('a form is clean and its text unchanged in %s', (_what, make, text) => {
  const { form, arrive } = shown(make(), text);
  arrive();
  expect([form.status().isDirty, form.value('text')]).toEqual([false, text]);
});

test('keeps text typed before hydration, and the caret in it', () => {
  const control = textArea();
  const { form, arrive } = shown(control, 'one\r\ntwo');
  control.value = 'one\nand two';
  control.setSelectionRange(7, 7);
  arrive();
  expect([form.value('text'), control.selectionStart]).toEqual(['one\nand two', 7]);
});
