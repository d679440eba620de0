import { expect, it } from 'vitest';
import { dateInMail } from './dateInMail.ts';

it('writes a day as the console does', () => {
  expect(['2026-11-03T23:59:59Z', '2026-09-30T00:00:00Z'].map((date) => dateInMail(new Date(date)))).toEqual([
    '03 Nov 2026',
    '30 Sep 2026',
  ]);
});
