import { storeIfPossible } from '../session/storedSession.ts';

const day = 24 * 3_600_000;

/** Days left, rounded up. */
export const daysLeft = (dueAt: number, now: number): number => Math.max(1, Math.ceil((dueAt - now) / day));

/** Stored with the session, so the notice remains dismissed until the next sign-in. */
const keyOf = (clientId: string) => `CognitoIdentityServiceProvider.${clientId}.factorTold`;

/** Dismissed for this due date. A new requirement is shown again. */
export const isMfaNoticeShown = (storage: Storage, clientId: string, dueAt: number): boolean =>
  storage.getItem(keyOf(clientId)) === String(dueAt);

export const storeMfaNoticeShown = (storage: Storage, clientId: string, dueAt: number): void =>
  storeIfPossible(storage, keyOf(clientId), String(dueAt));
