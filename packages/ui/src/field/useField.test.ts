import { expect, test } from 'vitest';
import { describedBy } from './useField.ts';

test('a control is described by what stands below it', () => {
  expect(describedBy('m', { description: 'Help' })).toEqual({ 'aria-describedby': 'm' });
  expect(describedBy('m', { errorMessage: 'Wrong' }, 'unit')).toEqual({ 'aria-describedby': 'm unit' });
});

test('nothing is described by a message that is not there', () => {
  expect(describedBy('m', {})).toEqual({});
  expect(describedBy('m', { description: null })).toEqual({});
  expect(describedBy('m', { description: null }, undefined, 'reason')).toEqual({ 'aria-describedby': 'reason' });
});
