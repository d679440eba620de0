import { expect, it } from 'vitest';
import { dateInMail, nameInMail } from './mailText.ts';

it('writes names unchanged, but prevents mail clients from turning them into links', () => {
  expect(nameInMail('J. R. Ek, Novo Nordisk')).toBe('J. R. Ek, Novo Nordisk');
  for (const name of ['Booking.com', 'https://evil.example/login', 'a@evil.example'])
    expect(nameInMail(name)).not.toMatch(/\w\.\w|:\/\/|@\w/);
});

it('formats a date as in the console', () => {
  expect(['2026-11-03T23:59:59Z', '2026-09-30T00:00:00Z'].map((date) => dateInMail(new Date(date)))).toEqual([
    '03 Nov 2026',
    '30 Sep 2026',
  ]);
});
