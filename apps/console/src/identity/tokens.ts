import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import type { KeyValueStorage } from '../session/tokenStorage.ts';
import { isPassingFailure, type Refusal, refusalOf } from './refusal.ts';

/** A no of the identity service, as far as it says which one. */
export type RefreshEnd = 'ended' | 'revoked' | 'deviceForgotten' | 'unrefreshable';

/** `unreachable`: the identity service said nothing, the tokens stay. */
export type RefreshOutcome = 'refreshed' | 'unreachable' | RefreshEnd;

const ends: Partial<Record<Refusal, RefreshEnd>> = {
  sessionClosed: 'revoked',
  deviceUnknown: 'deviceForgotten',
  refreshUnsupported: 'unrefreshable',
};

/** Tells the library where its tokens are. */
export function keepTokensIn(keyValues: KeyValueStorage): void {
  cognitoUserPoolsTokenProvider.setKeyValueStorage(keyValues);
}

/** Trades the stored refresh token for new tokens, which are stored. The session limits its time. */
export async function refresh(): Promise<RefreshOutcome> {
  try {
    const tokens = await cognitoUserPoolsTokenProvider.getTokens({ forceRefresh: true });
    return tokens ? 'refreshed' : 'ended';
  } catch (error) {
    return isPassingFailure(error) ? 'unreachable' : (ends[refusalOf(error).reason] ?? 'ended');
  }
}
