import { storeIfPossible } from '../session/storedSession.ts';

const day = 24 * 3_600_000;

/** Days that are left, a day that has begun being one of them. */
export const daysLeft = (dueAt: number, now: number): number => Math.max(1, Math.ceil((dueAt - now) / day));

/** Beside the tokens, which it goes with: whoever has put the notice away is left alone until the next sign-in. */
const keyOf = (clientId: string) => `CognitoIdentityServiceProvider.${clientId}.factorTold`;

/** Of the notice about this end. A demand that began anew is news. */
export const isToldFactor = (storage: Storage, clientId: string, dueAt: number): boolean =>
  storage.getItem(keyOf(clientId)) === String(dueAt);

export const storeToldFactor = (storage: Storage, clientId: string, dueAt: number): void =>
  storeIfPossible(storage, keyOf(clientId), String(dueAt));
