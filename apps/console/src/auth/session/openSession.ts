import { type Configuration, identityEndpoint } from '../../core/configuration/configuration.ts';
import { connection } from '../../core/connection.ts';
import { wait } from '../../api/wait.ts';
import { loadIdentityModule } from '../identity/loadIdentityModule.ts';
import { logger } from '../../core/reporting/logger.ts';
import { correctClock } from './clock.ts';
import { createRefreshMarks } from './refreshMarks.ts';
import { createRevocation } from './revocation.ts';
import { createSession, type Session } from './session.ts';
import { openSessionChannel } from './sessionChannel.ts';
import type { Identity } from './sessionOptions.ts';
import type { TokenOrigin } from './token.ts';
import type { KeyValueStorage } from './tokenStorage.ts';

async function loadIdentity(keyValues: KeyValueStorage): Promise<Identity> {
  const [{ signIn, answerChallenge }, { keepTokensIn, refresh }] = await Promise.all([
    import('../identity/signIn.ts'),
    import('../identity/tokens.ts'),
  ]);
  keepTokensIn(keyValues);
  return { signIn, answerChallenge, refresh };
}

/** The issuer of tokens is the service's own host, also where requests go through another address. */
export function tokenOriginOf(configuration: Configuration): TokenOrigin {
  const { userPoolClientId: clientId, userPoolId } = configuration;
  const region = userPoolId.split('_')[0];
  const hosts = [new URL(identityEndpoint(configuration)).hostname, `cognito-idp.${region}.amazonaws.com`];
  return { clientId, userPoolId, hosts };
}

/** The session of this browser. */
export function openSession(configuration: Configuration): Session {
  return createSession({
    origin: tokenOriginOf(configuration),
    storage: localStorage,
    loadIdentity: (keyValues) => loadIdentityModule(configuration, () => loadIdentity(keyValues)),
    // One refresh for all tabs: refresh tokens rotate, and reuse of an old one ends the session.
    exclusively: (work) => navigator.locks.request('auth-refresh', work),
    marks: createRefreshMarks(navigator.locks, wait),
    revoke: createRevocation({
      endpoint: identityEndpoint(configuration),
      clientId: configuration.userPoolClientId,
      fetch: (...request) => fetch(...request),
      wait,
      whenOnline: () => connection.whenOnline(new AbortController().signal),
      endSession: (token) =>
        import('./endSession.ts').then((part) => part.endSession(configuration, token)).catch(() => undefined),
    }),
    correctClock: () => correctClock((...request) => fetch(...request), Date.now),
    channel: openSessionChannel(),
    warn: logger.warn,
    now: Date.now,
    wait,
  });
}
