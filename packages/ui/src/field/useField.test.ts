import { expect, test } from 'vitest';
import { describedBy } from './useField.ts';

test('describes the control by the message below it', () => {
  expect(describedBy('m', { description: 'Help' })).toEqual({ 'aria-describedby': 'm' });
  expect(describedBy('m', { errorMessage: 'Wrong' }, 'unit')).toEqual({ 'aria-describedby': 'm unit' });
});

test('has no description without a message', () => {
  expect(describedBy('m', {})).toEqual({});
  expect(describedBy('m', { description: null })).toEqual({});
  expect(describedBy('m', { description: null }, undefined, 'reason')).toEqual({ 'aria-describedby': 'reason' });
});
