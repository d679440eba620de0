import { expect, it } from 'vitest';
import { nameInMail } from './nameInMail.ts';

it('writes names as they are, and none that a mail client would turn into a link', () => {
  expect(nameInMail('J. R. Ek, Novo Nordisk')).toBe('J. R. Ek, Novo Nordisk');
  for (const name of ['Booking.com', 'https://evil.example/login', 'a@evil.example'])
    expect(nameInMail(name)).not.toMatch(/\w\.\w|:\/\/|@\w/);
});
