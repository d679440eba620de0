import { expect, test } from 'vitest';
import { endOf, isActing, readActing } from './actingRecord.ts';

const holding = (value: string | null) => ({ getItem: () => value });
const record = { id: 'acting-1', secret: 's', expiresAt: '2026-11-26T12:00:00Z', returnTo: '/users/?search=ada' };

test('reads the tab’s acting session, and how the last one ended', () => {
  const stored = readActing(holding(JSON.stringify(record)));
  expect([stored, isActing(stored)]).toEqual([record, true]);
  const ended = readActing(holding('{"ended":"expired"}'));
  expect([ended, isActing(ended)]).toEqual([{ ended: 'expired' }, false]);
});

test('returns null for anything else', () => {
  for (const value of [null, '', '{', '{}', '{"secret":1}', 'null']) expect(readActing(holding(value))).toBeNull();
  const blocked = {
    getItem: () => {
      throw new Error('blocked');
    },
  };
  expect(readActing(blocked)).toBeNull();
});

test('distinguishes an expired acting session from a revoked one', () => {
  const end = Date.parse(record.expiresAt);
  expect([endOf(record, end - 1), endOf(record, end)]).toEqual(['revoked', 'expired']);
});
