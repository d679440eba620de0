import { expect, test } from 'vitest';
import { messageFor } from './messageFor.ts';

test('says the cause, and no statement that failed for it', () => {
  const cause = new Error('permission denied to create role');
  expect(messageFor(new Error('Failed query: CREATE ROLE edge_api', { cause }))).toBe(cause.message);
  expect(messageFor(new Error('--port takes a number'))).toBe('--port takes a number');
  expect(messageFor('odd')).toBe('odd');
});

test('says that the database does not answer', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  expect(messageFor(refused)).toMatch(/^The database of DATABASE_URL does not answer \(connect ECONNREFUSED/);
});
