import { expect, it } from 'vitest';
import type { DataError } from './dataError.ts';
import { failureText } from './failureText.ts';

const textOf = (error: Omit<DataError, 'requestId'>) =>
  failureText(
    'User could not be updated.',
    { kind: 'failed', error: { ...error, requestId: 'r' } },
    'User does not exist.',
  );

it('reports a missing object', () => {
  expect(textOf({ kind: 'notFound', code: 'NOT_FOUND' })).toBe('User could not be updated. User does not exist.');
});

it('does not report the object as missing if its role is missing', () => {
  expect(textOf({ kind: 'notFound', code: 'NOT_FOUND', field: ['roleId'] })).toBe(
    'User could not be updated. This no longer exists. It may have been deleted.',
  );
});
