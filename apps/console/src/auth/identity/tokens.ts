import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import type { KeyValueStorage } from '../session/tokenStorage.ts';
import { isTransientFailure, type Refusal, refusalOf } from './refusal.ts';

/** Why the identity service refused a refresh. */
export type RefreshEnd = 'ended' | 'disabled' | 'revoked' | 'deviceForgotten' | 'unrefreshable';

/** `unreachable`: no response from the identity service; the tokens remain. */
export type RefreshOutcome = 'refreshed' | 'unreachable' | RefreshEnd;

const ends: Partial<Record<Refusal, RefreshEnd>> = {
  disabled: 'disabled',
  sessionClosed: 'revoked',
  deviceUnknown: 'deviceForgotten',
  refreshUnsupported: 'unrefreshable',
};

/** Sets the library's token storage. */
export function setTokenStorage(keyValues: KeyValueStorage): void {
  cognitoUserPoolsTokenProvider.setKeyValueStorage(keyValues);
}

/** Exchanges the stored refresh token for new tokens, and stores them. The session has the timeout. */
export async function refresh(): Promise<RefreshOutcome> {
  try {
    const tokens = await cognitoUserPoolsTokenProvider.getTokens({ forceRefresh: true });
    return tokens ? 'refreshed' : 'ended';
  } catch (error) {
    return isTransientFailure(error) ? 'unreachable' : (ends[refusalOf(error).reason] ?? 'ended');
  }
}
