import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import type { KeyValueStorage } from '../session/tokenStorage.ts';
import { isPassingFailure } from './refusal.ts';

/** `ended`: the identity service said no. `unreachable`: it said nothing, the tokens stay. */
export type RefreshOutcome = 'refreshed' | 'ended' | 'unreachable';

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
    return isPassingFailure(error) ? 'unreachable' : 'ended';
  }
}
