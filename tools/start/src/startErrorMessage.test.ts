import { expect, test } from 'vitest';
import { startErrorMessage } from './startErrorMessage.ts';

test('says the cause, and no statement that failed for it', () => {
  const cause = new Error('permission denied to create role');
  expect(startErrorMessage(new Error('Failed query: CREATE ROLE edge_api', { cause }))).toBe(cause.message);
  expect(startErrorMessage(new Error('--port must be a number'))).toBe('--port must be a number');
  expect(startErrorMessage('odd')).toBe('odd');
});

test('says that the database does not respond', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  expect(startErrorMessage(refused)).toMatch(/^The database at DATABASE_URL does not respond \(connect ECONNREFUSED/);
});
