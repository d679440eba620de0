import { expect, test } from 'vitest';
import { describeToken } from './describeToken.ts';
import type { FilterField, FilterToken } from './filterQuery.ts';
import { propertyFilterMessages } from './messages.ts';

const { operators } = propertyFilterMessages.english;
const role: FilterField = {
  id: 'role',
  label: 'Role',
  type: 'choice',
  options: ['Regular', 'Administrator', 'Sales', 'Finance'].map((label) => ({ value: label.toUpperCase(), label })),
};
const created: FilterField = { id: 'createdAt', label: 'Creation date', type: 'date' };
const labels = (token: Omit<FilterToken, 'field'>, field: FilterField, locale?: string) => {
  const { property, operator, value } = describeToken({ field: field.id, ...token }, field, operators, locale);
  // Some locales put thin spaces around the dash.
  return `${property} ${operator} ${value}`.replaceAll(/\s/gu, ' ');
};

test('describes a single choice with "is" or "is not"', () => {
  expect(labels({ op: 'eq', values: ['SALES'] }, role)).toBe('Role is Sales');
  expect(labels({ op: 'ne', values: ['SALES'] }, role)).toBe('Role is not Sales');
});

test('names two of many choices and counts the rest', () => {
  const values = ['REGULAR', 'ADMINISTRATOR', 'SALES', 'FINANCE'];
  expect(labels({ op: 'eq', values }, role)).toBe('Role is one of Regular, Administrator +2');
  expect(labels({ op: 'ne', values: ['SALES', 'FINANCE'] }, role)).toBe('Role is none of Sales, Finance');
});

test('formats dates as elsewhere in the product', () => {
  expect(labels({ op: 'lt', values: ['2026-11-05'] }, created)).toBe('Creation date before 05 Nov 2026');
  expect(labels({ op: 'between', values: ['2026-01-01', '2026-11-20'] }, created)).toBe(
    'Creation date between 01 Jan – 20 Nov 2026',
  );
  expect(labels({ op: 'between', values: ['2025-12-31', '2026-01-01'] }, created)).toBe(
    'Creation date between 31 Dec 2025 – 01 Jan 2026',
  );
});

test('describes the last days', () => {
  expect(labels({ op: 'last', values: ['1'] }, created)).toBe('Creation date in the last 1 day');
  expect(labels({ op: 'last', values: ['30'] }, created)).toBe('Creation date in the last 30 days');
});

test('formats dates and lists for the locale', () => {
  expect(labels({ op: 'lt', values: ['2026-11-05'] }, created, 'de-DE')).toBe('Creation date before 05. Nov. 2026');
  expect(labels({ op: 'between', values: ['2026-01-01', '2026-11-20'] }, created, 'de-DE')).toBe(
    'Creation date between 1. Jan. – 20. Nov. 2026',
  );
  expect(labels({ op: 'eq', values: ['SALES', 'FINANCE'] }, role, 'ar-EG')).toBe('Role is one of Sales وFinance');
});

test('describes numbers with their unit and comparison', () => {
  const size: FilterField = { id: 'size', label: 'Size', type: 'number', unit: 'MB' };
  expect(labels({ op: 'lt', values: ['-1200.5'] }, size)).toBe('Size is less than -1,200.5 MB');
  expect(labels({ op: 'between', values: ['1', '5'] }, size)).toBe('Size between 1 – 5 MB');
});

test('describes a custom operator with its own label and without a value', () => {
  const note: FilterField = {
    id: 'note',
    label: 'Note',
    type: 'text',
    operators: [{ id: 'none', label: 'is empty', hasValue: false }],
  };
  expect(labels({ op: 'none', values: [] }, note)).toBe('Note is empty ');
});
