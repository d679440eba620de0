import { expect, it } from 'vitest';
import { createApiTokenSecret, isApiTokenLike, isWellFormed } from './apiTokenSecret.ts';

it('generates a new secret each time, with prefix and checksum', () => {
  const secrets = Array.from({ length: 100 }, createApiTokenSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const secret of secrets) {
    expect(secret).toMatch(/^esp_[0-9A-Za-z]{46}$/);
    expect(isWellFormed(secret)).toBe(true);
  }
});

it('detects a mistyped secret by its checksum', () => {
  const secret = createApiTokenSecret();
  const other = secret.charAt(10) === 'a' ? 'b' : 'a';
  expect(isWellFormed(secret.slice(0, 10) + other + secret.slice(11))).toBe(false);
  expect(isWellFormed(secret.slice(0, -1))).toBe(false);
  expect([isApiTokenLike(secret.slice(0, -1)), isApiTokenLike('eyJhbGciOi')]).toEqual([true, false]);
});
