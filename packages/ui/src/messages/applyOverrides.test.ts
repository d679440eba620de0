import { expect, test } from 'vitest';
import { fieldMessages } from '../field/messages.ts';
import { passwordFieldMessages } from '../password-field/messages.ts';
import { messages } from './catalog.ts';
import type { MessageSection } from './messageSection.ts';
import { applyOverrides } from './applyOverrides.ts';

const german = { passwordField: { show: 'Passwort zeigen' } };

test('replaces the given texts and keeps the rest in English', () => {
  const shown = applyOverrides(passwordFieldMessages, german);
  expect(shown.show).toBe('Passwort zeigen');
  expect(shown.hide).toBe('Hide password');
  expect(applyOverrides(fieldMessages, german)).toBe(messages.field);
  expect(messages.passwordField.show).toBe('Show password');
});

test('returns the same object for the same overrides to avoid re-renders', () => {
  expect(applyOverrides(passwordFieldMessages, german)).toBe(applyOverrides(passwordFieldMessages, german));
});

test('uses no exclamation mark and no "please" in any text', () => {
  expect(JSON.stringify(messages)).not.toMatch(/!|\bplease\b/iu);
});

test('lists every section in the catalog', () => {
  const modules = import.meta.glob<Record<string, MessageSection<string, object>>>(
    ['../**/messages.ts', '../**/*Messages.ts'],
    { eager: true },
  );
  const sections = Object.values(modules).flatMap((module) => Object.values(module));
  expect(Object.entries(messages)).toEqual(
    expect.arrayContaining(sections.map(({ name, english }) => [name, english])),
  );
  expect(Object.keys(messages)).toHaveLength(sections.length);
});
