import { expect, it } from 'vitest';
import { readMfaRequirement } from './mfaRequirement.ts';

const dueAt = '2026-11-29T10:00:00.000Z';
const told = (secondFactor: unknown) => readMfaRequirement({ data: {}, extensions: { secondFactor } });

it('reads from an answer whether a second factor is required and missing, and until when', () => {
  expect(told({ dueAt, isOverdue: false })).toEqual({ dueAt: Date.parse(dueAt), isOverdue: false });
  expect(told({ dueAt, isOverdue: true })).toMatchObject({ isOverdue: true });
  expect(told(null)).toBeNull();
});

it.each([undefined, null, 'page', {}, { extensions: null }, { extensions: {} }])('reads nothing from %j', (body) => {
  expect(readMfaRequirement(body)).toBeUndefined();
});

it.each([{}, { dueAt: 'soon' }, { dueAt: 5 }, 'soon'])('reads nothing from %j either', (secondFactor) => {
  expect(told(secondFactor)).toBeUndefined();
});
