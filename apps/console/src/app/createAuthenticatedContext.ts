import { whenIdle } from '@edge-console/ui/lazy-part';
import { endOf, isActing, readActing } from '../auth/impersonation/actingRecord.ts';
import type { Configuration } from '../core/configuration/configuration.ts';
import { createCircuit } from '../api/circuit.ts';
import { createGraphQLClient } from '../api/client.ts';
import { connection } from '../core/connection.ts';
import { createQueryClient } from '../api/queryClient.ts';
import { newRequestId } from '../api/recentRequests.ts';
import { createRetryBudget } from '../api/retryBudget.ts';
import { wait } from '../api/wait.ts';
import { dropEarlyResponses, withEarlyResponses } from './first-page/earlyRequests.ts';
import { pathOf, storeFirstRequests } from './first-page/firstRequests.ts';
import { storeLanding, readLanding } from './first-page/storedLanding.ts';
import { tokenOriginOf } from '../auth/session/openSession.ts';
import type { Session } from '../auth/session/session.ts';
import type { SessionEnd } from '../auth/session/sessionChannel.ts';
import { updateStatus } from '../core/version/updateStatus.ts';
import { createViewerStore } from '../api/viewer/viewerStore.ts';
import { createClockWatch } from '../auth/authenticated/clockWatch.ts';
import { createMfaWatch } from '../auth/authenticated/mfaWatch.ts';
import { createStepUpRequests } from '../auth/authenticated/stepUpRequests.ts';
import type { AuthenticatedContext } from '../auth/authenticated/authenticatedContext.ts';

const endReasons: Readonly<Record<string, SessionEnd>> = {
  SESSION_REVOKED: 'revoked',
  USER_INACTIVE: 'disabled',
  ENTITY_INACTIVE: 'accountDisabled',
};
const endReason = (code: string): SessionEnd => endReasons[code] ?? 'expired';

export function createAuthenticatedContext(configuration: Configuration, session: Session): AuthenticatedContext {
  const stepUp = createStepUpRequests();
  const acting = readActing(sessionStorage);
  const record = isActing(acting) ? acting : null;
  const circuit = createCircuit(Date.now);
  const clock = createClockWatch();
  const factor = createMfaWatch(Date.now);
  const client = createGraphQLClient({
    endpoint: configuration.graphqlEndpoint,
    version: __BUILD__.version,
    tokens: {
      accessToken: () => session.accessToken(),
      refreshedToken: (rejected, code) => session.refreshedToken(rejected, endReason(code)),
      reauthenticate: () => stepUp.request(),
      setUpMfa: () =>
        factor.whenPassed((giveUp) =>
          session.subscribe((event) => {
            // The mutation waits until the user signs in with MFA.
            if (event.type === 'ended' && event.reason !== 'signedOutEverywhere') giveUp();
          }),
        ),
      end: (code) => session.end(endReason(code)),
    },
    circuit,
    onTime: (time) => clock.note(session.observeClock(time)),
    onMfaRequirement: (requirement) => factor.note(requirement),
    budget: createRetryBudget(Date.now),
    fetch: withEarlyResponses((...request) => fetch(...request), window.__early),
    now: Date.now,
    random: Math.random,
    wait,
    connection,
    newId: newRequestId,
    // FORBIDDEN: the role may have changed since the viewer was loaded.
    onForbidden: () => void viewer.refresh({ isForced: true }),
    actAs: record?.secret ?? null,
    signInMethod: session.signInMethod,
    onActingEnded: async () => {
      const { restartAsActor } = await import('../auth/impersonation/restart.ts');
      return restartAsActor(record ?? { returnTo: '/' }, record ? endOf(record, clock.now()) : 'revoked');
    },
    onTooOld: () => updateStatus.raise('tooOld'),
  });
  // Also after the session has ended: its page can stay open, and the same user can continue on it.
  const subject = () => (session.current() ?? session.lastEnd())?.subject ?? null;
  const viewer = createViewerStore(client, Date.now, subject);
  return {
    queryClient: createQueryClient(client, subject),
    viewer,
    stepUp,
    actingEnd: acting && 'ended' in acting ? acting.ended : null,
    circuit,
    clock,
    mfa: factor,
    storeFirstRequests(url, bodies) {
      // The page has sent its first requests. Its own may wait for the viewer.
      whenIdle(dropEarlyResponses);
      // Until the page's code runs, send nothing as another user.
      if (record) return;
      const whose = session.current()?.subject ?? null;
      const api = { endpoint: configuration.graphqlEndpoint, origin: tokenOriginOf(configuration) };
      if (whose !== null) storeFirstRequests(localStorage, { ...api, subject: whose }, pathOf(url), bodies);
    },
    landing: {
      read: () => readLanding(localStorage),
      keep(path) {
        if (!record) storeLanding(localStorage, path);
      },
    },
  };
}
