import { expect, test } from 'vitest';
import { fieldMessages } from './english/field.ts';
import { passwordFieldMessages } from './english/passwordField.ts';
import { messages } from './messages.ts';
import { textsOf } from './textsOf.ts';

const german = { passwordField: { show: 'Passwort zeigen' } };

test('replaces the texts that are given and keeps the rest in English', () => {
  const texts = textsOf(passwordFieldMessages, german);
  expect(texts.show).toBe('Passwort zeigen');
  expect(texts.hide).toBe('Hide password');
  expect(textsOf(fieldMessages, german)).toBe(messages.field);
  expect(messages.passwordField.show).toBe('Show password');
});

test('gives the same object for the same replacements, so that nobody renders for nothing', () => {
  expect(textsOf(passwordFieldMessages, german)).toBe(textsOf(passwordFieldMessages, german));
});

test('speaks plainly: no exclamation mark, no "please"', () => {
  expect(JSON.stringify(messages)).not.toMatch(/!|\bplease\b/iu);
});

test('lists every section of the catalogue', () => {
  const files = Object.keys(import.meta.glob('./english/*.ts')).map((file) =>
    file.slice('./english/'.length, -'.ts'.length),
  );
  expect(Object.keys(messages).toSorted()).toEqual(files.toSorted());
});
