import { expect, test } from 'vitest';
import { mergeMessages, messages } from './messages.ts';

test('replaces the texts that are given and keeps the rest in English', () => {
  const merged = mergeMessages({ passwordField: { show: 'Passwort zeigen' } });
  expect(merged.passwordField.show).toBe('Passwort zeigen');
  expect(merged.passwordField.hide).toBe('Hide password');
  expect(merged.field).toEqual(messages.field);
  expect(messages.passwordField.show).toBe('Show password');
});

test('speaks plainly: no exclamation mark, no "please"', () => {
  expect(JSON.stringify(messages)).not.toMatch(/!|\bplease\b/iu);
});
