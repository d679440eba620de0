import { identityId } from '../../auth/identity/objectStore.ts';
import { refusalText } from '../../auth/identity/refusalText.ts';
import type { ErrorCase } from './errorCase.fixture.ts';
import { type IdentityWorld, person } from './identityWorld.fixture.ts';

const hour = 3_600_000;
/** Milliseconds after which tokens have expired, even if the sign-in itself was slow and shifted `clockDrift`. */
const tokensOver = 2 * hour;

/** Messages after a session has ended. */
export const sessionErrors = (world: () => IdentityWorld): ErrorCase[] => {
  const signIn = async () => {
    const outcome = await world().session.signIn(person.email, person.password);
    if (outcome.kind !== 'signedIn') throw new Error(`The sign-in before it: ${JSON.stringify(outcome)}`);
  };
  const keyOf = (suffix: string) => Object.keys(world().storage).find((key) => key.endsWith(suffix)) ?? '';
  /** Requests a token this many milliseconds into a session. */
  const later = async (milliseconds: number) => {
    world().service.advance(milliseconds);
    await world().session.accessToken();
    return world().saidOfEnd();
  };

  return [
    {
      what: 'Session that is a day old or was inactive for too long',
      says: 'Your session has expired. Sign in again to continue.',
      async provoke() {
        await signIn();
        return later(25 * hour);
      },
    },
    {
      what: 'Session that was revoked',
      says: 'Your session was closed for security reasons.',
      async provoke() {
        await signIn();
        world().session.end('revoked');
        const closed = world().saidOfEnd();
        await signIn();
        const stolen = world().storage.getItem(keyOf('.refreshToken')) ?? '';
        const ClientId = world().service.cloud().userPoolClientId;
        await world().service.call('GetTokensFromRefreshToken', { ClientId, RefreshToken: stolen });
        return [closed, await later(tokensOver)];
      },
    },
    {
      what: 'Tokens that this client was not issued',
      says: 'Your session is not valid. Sign in again.',
      async provoke() {
        await signIn();
        world().storage.setItem(keyOf('.accessToken'), 'two.parts');
        return later(0);
      },
    },
    {
      what: 'Sign-in without a refresh token',
      says: 'Token refresh is not supported with this sign-in method. Sign in again.',
      async provoke() {
        await signIn();
        world().storage.removeItem(keyOf('.refreshToken'));
        return later(tokensOver);
      },
    },
    {
      what: 'Remembered device that was forgotten elsewhere',
      says: 'This device is no longer recognized. Sign in again.',
      async provoke() {
        await signIn();
        const __type = 'ResourceNotFoundException';
        world().answer('GetTokensFromRefreshToken', { __type, message: 'Device does not exist.' });
        return later(tokensOver);
      },
    },
    {
      what: 'No credentials from the identity pool',
      says: 'The credentials could not be found. Sign in again.',
      async provoke() {
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
      what: 'Storage that other code has cleared (users see that the session has expired)',
      says: 'Auth session was not found. Make sure to call signIn.',
      async provoke() {
        await signIn();
        world().storage.removeItem(keyOf('.accessToken'));
        const said = await later(0);
        return said === 'Your session has expired. Sign in again to continue.'
          ? (world().logged[0] ?? 'nothing')
          : said;
      },
    },
  ];
};
