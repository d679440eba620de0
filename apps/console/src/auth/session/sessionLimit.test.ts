import { describe, expect, it } from 'vitest';
import { store, userPrefix } from './browser.fixture.ts';
import { createStorage } from '../../core/storage/storage.fixture.ts';
import { encodeToken, tokenOrigin } from './encodeToken.fixture.ts';
import { sessionEndsAt } from './sessionLimit.ts';

const day = 24 * 3_600_000;

function storedSince(authTime: number | undefined, clockDrift = 0): Storage {
  const storage = createStorage();
  store(storage, { clockDrift });
  storage.setItem(`${userPrefix}.accessToken`, encodeToken('access', { auth_time: authTime }));
  return storage;
}

describe('the limit of a session', () => {
  it('is 24 hours after the sign-in, by this device’s clock', () => {
    expect(sessionEndsAt(storedSince(1_000), tokenOrigin)).toBe(1_000_000 + day);
    expect(sessionEndsAt(storedSince(1_000, 5_000), tokenOrigin)).toBe(995_000 + day);
  });

  it('is null without a session, or without `auth_time`', () => {
    expect(sessionEndsAt(createStorage(), tokenOrigin)).toBeNull();
    expect(sessionEndsAt(storedSince(undefined), tokenOrigin)).toBeNull();
  });
});
