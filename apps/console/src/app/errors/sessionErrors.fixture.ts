import { identityId } from '../../auth/identity/objectStore.ts';
import { refusalText } from '../../auth/identity/refusalText.ts';
import type { ErrorCase } from './errorCase.fixture.ts';
import { type IdentityWorld, testUser } from './identityWorld.fixture.ts';

const hour = 3_600_000;
/** Milliseconds after which tokens have expired, even if the sign-in itself was slow and shifted `clockDrift`. */
const tokensOver = 2 * hour;

/** Messages after a session has ended. */
export const sessionErrors = (world: () => IdentityWorld): ErrorCase[] => {
  const signIn = async () => {
    const outcome = await world().session.signIn(testUser.email, testUser.password);
    if (outcome.kind !== 'signedIn') throw new Error(`The sign-in before it: ${JSON.stringify(outcome)}`);
  };
  const keyOf = (suffix: string) => Object.keys(world().storage).find((key) => key.endsWith(suffix)) ?? '';
  /** Requests a token this many milliseconds into a session. */
  const later = async (milliseconds: number) => {
    world().service.advance(milliseconds);
    await world().session.accessToken();
    return world().endMessage();
  };

  return [
    {
      cause: 'Session that is a day old or was inactive for too long',
      message: 'Your session has expired. Sign in again to continue.',
      async trigger() {
        await signIn();
        return later(25 * hour);
      },
    },
    {
      cause: 'Session that was revoked',
      message: 'Your session was closed for security reasons.',
      async trigger() {
        await signIn();
        world().session.end('revoked');
        const closed = world().endMessage();
        await signIn();
        const stolen = world().storage.getItem(keyOf('.refreshToken')) ?? '';
        const ClientId = world().service.cloud().userPoolClientId;
        await world().service.call('GetTokensFromRefreshToken', { ClientId, RefreshToken: stolen });
        return [closed, await later(tokensOver)];
      },
    },
    {
      cause: 'Tokens that this client was not issued',
      message: 'Your session is not valid. Sign in again.',
      async trigger() {
        await signIn();
        world().storage.setItem(keyOf('.accessToken'), 'two.parts');
        return later(0);
      },
    },
    {
      cause: 'Sign-in without a refresh token',
      message: 'Token refresh is not supported with this sign-in method. Sign in again.',
      async trigger() {
        await signIn();
        world().storage.removeItem(keyOf('.refreshToken'));
        return later(tokensOver);
      },
    },
    {
      cause: 'Remembered device that was forgotten elsewhere',
      message: 'This device is no longer recognized. Sign in again.',
      async trigger() {
        await signIn();
        const __type = 'ResourceNotFoundException';
        world().stubResponse('GetTokensFromRefreshToken', { __type, message: 'Device does not exist.' });
        return later(tokensOver);
      },
    },
    {
      cause: 'No credentials from the identity pool',
      message: 'The credentials could not be found. Sign in again.',
      async trigger() {
        await signIn();
        const Token = world().storage.getItem(keyOf('.refreshToken')) ?? '';
        const { userPoolId, userPoolClientId, identityPoolId } = world().service.cloud();
        await world().service.call('RevokeToken', { ClientId: userPoolClientId, Token });
        const identityPoolEndpoint = world().service.endpoint;
        const outcome = await identityId({ userPoolId, userPoolClientId, identityPoolId, identityPoolEndpoint });
        return outcome.kind === 'refused' ? refusalText(outcome) : 'nothing';
      },
    },
    {
      cause: 'Storage that other code has cleared (users see that the session has expired)',
      message: 'Auth session was not found. Make sure to call signIn.',
      async trigger() {
        await signIn();
        world().storage.removeItem(keyOf('.accessToken'));
        const message = await later(0);
        return message === 'Your session has expired. Sign in again to continue.'
          ? (world().logged[0] ?? 'nothing')
          : message;
      },
    },
  ];
};
