import type { lazyCognito } from './clients.ts';
import type { AskSession } from './revocation.ts';

/** Answers of the pool that mean: this session, or its user, is no more. */
export const ended: ReadonlySet<string> = new Set(['NotAuthorizedException', 'UserNotFoundException']);

/** Asks the pool who the token's user is; a revoked token is refused there. */
export const askPool =
  (cognito: ReturnType<typeof lazyCognito>): AskSession =>
  async (rawToken) => {
    const { sdk, client } = await cognito.get();
    try {
      await client.send(new sdk.GetUserCommand({ AccessToken: rawToken }));
      return 'LIVE';
    } catch (error) {
      if (error instanceof Error && ended.has(error.name)) return 'REVOKED';
      throw error;
    }
  };
