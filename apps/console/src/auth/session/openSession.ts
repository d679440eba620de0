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
  const [{ signIn, respondToChallenge }, { setTokenStorage, refresh }] = await Promise.all([
    import('../identity/signIn.ts'),
    import('../identity/tokens.ts'),
  ]);
  setTokenStorage(keyValues);
  return { signIn, respondToChallenge, refresh };
}

/** Tokens are issued by the service's own host, even if requests use another endpoint. */
export function tokenOriginOf(configuration: Configuration): TokenOrigin {
  const { userPoolClientId: clientId, userPoolId } = configuration;
  const region = userPoolId.split('_')[0];
  const hosts = [new URL(identityEndpoint(configuration)).hostname, `cognito-idp.${region}.amazonaws.com`];
  return { clientId, userPoolId, hosts };
}

export function openSession(configuration: Configuration): Session {
  return createSession({
    origin: tokenOriginOf(configuration),
    storage: localStorage,
    loadIdentity: (keyValues) => loadIdentityModule(configuration, () => loadIdentity(keyValues)),
    // All tabs share one refresh: refresh tokens rotate, and reusing an old one ends the session.
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
