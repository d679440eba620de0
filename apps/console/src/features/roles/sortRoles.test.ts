import { expect, it } from 'vitest';
import { sortRoles } from './sortRoles.ts';

const roles = [
  { name: 'Administrator', builtIn: true, updatedAt: '2026-01-01T00:00:00Z' },
  { name: 'Sales', builtIn: true, updatedAt: '2026-11-01T00:00:00Z' },
  { name: 'Night desk', builtIn: false, updatedAt: '2026-05-01T00:00:00Z' },
  { name: 'Billing', builtIn: false, updatedAt: '2026-06-01T00:00:00Z' },
];
const sorted = (column: string, direction: 'ascending' | 'descending') =>
  sortRoles(roles, { column, direction }).map(({ name }) => name);

it('sorts built-in roles among the others by name', () => {
  expect(sorted('name', 'ascending')).toEqual(['Administrator', 'Billing', 'Night desk', 'Sales']);
  expect(sorted('name', 'descending')).toEqual(['Sales', 'Night desk', 'Billing', 'Administrator']);
});

it('keeps roles without a date last in both directions', () => {
  expect(sorted('updatedAt', 'ascending').slice(0, 2)).toEqual(['Night desk', 'Billing']);
  expect(sorted('updatedAt', 'descending').slice(0, 2)).toEqual(['Billing', 'Night desk']);
});
