import { expect, it } from 'vitest';
import { rightsOfChoice, roleChoiceOf } from './roleChoice.ts';

it('includes the administrator flag in the role choice', () => {
  expect(roleChoiceOf({ roleId: 'admin', admin: true })).toBe('admin');
  expect(roleChoiceOf({ roleId: 'regular', admin: false })).toBe('regular');
  expect(rightsOfChoice(roleChoiceOf({ roleId: 'regular', admin: true }))).toEqual({ roleId: 'regular', admin: true });
});

it('removes the flag with another choice, and keeps it with the same one', () => {
  const stored = { roleId: 'admin', admin: true };
  expect(rightsOfChoice('admin', stored)).toEqual(stored);
  expect(rightsOfChoice('regular', stored)).toEqual({ roleId: 'regular', admin: false });
  expect(rightsOfChoice('regular', { roleId: 'regular', admin: true })).toEqual({ roleId: 'regular', admin: false });
});
