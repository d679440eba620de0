import { expect, it } from 'vitest';
import type { DataError } from './dataError.ts';
import { failureText } from './failureText.ts';

const said = (error: Omit<DataError, 'requestId'>) =>
  failureText(
    'User could not be updated.',
    { kind: 'failed', error: { ...error, requestId: 'r' } },
    'User does not exist.',
  );

it('says that the object is gone', () => {
  expect(said({ kind: 'notFound', code: 'NOT_FOUND' })).toBe('User could not be updated. User does not exist.');
});

it('does not take the object for gone where it is the chosen role', () => {
  expect(said({ kind: 'notFound', code: 'NOT_FOUND', field: ['roleId'] })).toBe(
    'User could not be updated. This is no longer there. It may have been deleted.',
  );
});
