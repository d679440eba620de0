import { expect, it } from 'vitest';
import { readMfaRequirement } from './mfaRequirement.ts';

const dueAt = '2026-11-29T10:00:00.000Z';
const read = (secondFactor: unknown) => readMfaRequirement({ data: {}, extensions: { secondFactor } });

it('reads whether MFA is overdue, and the due date', () => {
  expect(read({ dueAt, isOverdue: false })).toEqual({ dueAt: Date.parse(dueAt), isOverdue: false });
  expect(read({ dueAt, isOverdue: true })).toMatchObject({ isOverdue: true });
  expect(read(null)).toBeNull();
});

it.each([undefined, null, 'page', {}, { extensions: null }, { extensions: {} }])(
  'is undefined for the response %j',
  (body) => {
    expect(readMfaRequirement(body)).toBeUndefined();
  },
);

it.each([{}, { dueAt: 'soon' }, { dueAt: 5 }, 'soon'])('is undefined for the requirement %j', (secondFactor) => {
  expect(read(secondFactor)).toBeUndefined();
});
