import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { endAfterStart, failuresByPath, readInstant } from './index.ts';

test('reads every instant that JavaScript writes, and rejects impossible dates', () => {
  const instants = fc.date({
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  });
  const isRead = fc.property(instants, (instant) => readInstant(instant.toISOString()) === instant.getTime());
  expect(fc.check(isRead).counterexample).toBeNull();
  const parts = fc.tuple(
    fc.integer({ min: 1, max: 9999 }),
    fc.integer({ min: 0, max: 14 }),
    fc.integer({ min: 0, max: 33 }),
  );
  const isItself = fc.property(parts, ([year, month, day]) => {
    const pad = (value: number, length: number) => String(value).padStart(length, '0');
    const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}T00:00:00.000Z`;
    const read = readInstant(text);
    return read === undefined || new Date(read).toISOString() === text;
  });
  expect(fc.check(isItself).counterexample).toBeNull();
});

test('rejects an end that is not later, at the end field', () => {
  const rule = v.pipe(v.object({ start: v.string(), end: v.string() }), endAfterStart('start', 'end'));
  const { issues } = v.safeParse(rule, { start: '2026-11-05T10:00Z', end: '2026-11-05T10:00Z' });
  expect([...failuresByPath(issues ?? []).keys()]).toEqual(['end']);
});
