import { expect, it } from 'vitest';
import { createStorage } from '../../core/storage/storage.fixture.ts';
import { clearStoredSession } from '../session/storedSession.ts';
import { daysLeft, isMfaNoticeShown, storeMfaNoticeShown } from './mfaNotice.ts';

const day = 86_400_000;

it.each([
  [7 * day, 7],
  [7 * day - 1, 7],
  [6 * day, 6],
  [day + 1, 2],
  [day, 1],
  [1, 1],
  [-5, 1],
])('counts %i ms as %i days', (left, days) => {
  expect(daysLeft(1_000 + left, 1_000)).toBe(days);
});

it('remains dismissed until the requirement restarts or the session ends', () => {
  const storage = createStorage();
  expect(isMfaNoticeShown(storage, 'client', 5)).toBe(false);
  storeMfaNoticeShown(storage, 'client', 5);
  expect(isMfaNoticeShown(storage, 'client', 5)).toBe(true);
  expect(isMfaNoticeShown(storage, 'client', 6)).toBe(false);
  clearStoredSession(storage, { clientId: 'client', userPoolId: 'a_b', hosts: [] }, 0);
  expect(isMfaNoticeShown(storage, 'client', 5)).toBe(false);
});
