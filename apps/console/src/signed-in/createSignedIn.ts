import { endOf, isActing, readActing } from '../acting/actingRecord.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { createCircuit } from '../data/circuit.ts';
import { createGraphQLClient } from '../data/client.ts';
import { connection } from '../data/connection.ts';
import { createData } from '../data/data.ts';
import { newRequestId } from '../data/recentRequests.ts';
import { createRetryBudget } from '../data/retryBudget.ts';
import { wait } from '../data/wait.ts';
import { withEarlyAnswers } from '../first-page/earlyRequests.ts';
import { addressOf, keepFirstRequests } from '../first-page/firstRequests.ts';
import { keepLanding, readLanding } from '../first-page/keptLanding.ts';
import { tokenOriginOf } from '../session/openSession.ts';
import type { Session } from '../session/session.ts';
import type { SessionEnd } from '../session/sessionChannel.ts';
import { updateStatus } from '../version/updateStatus.ts';
import { createViewerStore } from '../viewer/viewerStore.ts';
import { createClockWatch } from './clockWatch.ts';
import { createFactorWatch } from './factorWatch.ts';
import { createStepUpRequests } from './stepUpRequests.ts';
import type { SignedIn } from './signedIn.ts';

const endReasons: Readonly<Record<string, SessionEnd>> = {
  SESSION_REVOKED: 'revoked',
  USER_INACTIVE: 'disabled',
  ENTITY_INACTIVE: 'accountDisabled',
};
const endReason = (code: string): SessionEnd => endReasons[code] ?? 'expired';

/** Data layer and viewer of the signed-in person. */
export function createSignedIn(configuration: Configuration, session: Session): SignedIn {
  const stepUp = createStepUpRequests();
  const acting = readActing(sessionStorage);
  const record = isActing(acting) ? acting : null;
  const circuit = createCircuit(Date.now);
  const clock = createClockWatch();
  const factor = createFactorWatch(Date.now);
  const client = createGraphQLClient({
    endpoint: configuration.graphqlEndpoint,
    version: __BUILD__.version,
    tokens: {
      accessToken: () => session.accessToken(),
      refreshedToken: (rejected, code) => session.refreshedToken(rejected, endReason(code)),
      proveAgain: () => stepUp.ask(),
      setUpFactor: () =>
        factor.whenPassed((giveUp) =>
          session.subscribe((event) => {
            // The change waits for the sign-in with the new factor.
            if (event.type === 'ended' && event.reason !== 'signedOutEverywhere') giveUp();
          }),
        ),
      end: (code) => session.end(endReason(code)),
    },
    circuit,
    onTime: (time) => clock.note(session.observeClock(time)),
    onFactor: (owed) => factor.note(owed),
    budget: createRetryBudget(Date.now),
    fetch: withEarlyAnswers((...request) => fetch(...request), window.__early),
    now: Date.now,
    random: Math.random,
    wait,
    connection,
    newId: newRequestId,
    // FORBIDDEN: the role may have changed since the viewer was loaded.
    onForbidden: () => void viewer.refresh({ isForced: true }),
    actAs: record?.secret ?? null,
    onActingEnded: async () => {
      const { restartAsActor } = await import('../acting/restart.ts');
      return restartAsActor(record ?? { returnTo: '/' }, record ? endOf(record, clock.now()) : 'revoked');
    },
    onTooOld: () => updateStatus.raise('tooOld'),
  });
  // Also after the session has ended: its page may stay open, and the same person may continue on it.
  const subject = () => (session.current() ?? session.lastEnd())?.subject ?? null;
  const viewer = createViewerStore(client, Date.now, subject);
  return {
    data: createData(client, subject),
    viewer,
    stepUp,
    actingEnd: acting && 'ended' in acting ? acting.ended : null,
    circuit,
    clock,
    factor,
    keepFirstRequests(url, bodies) {
      // Before the page's code runs, nothing is asked in somebody else's name.
      if (record) return;
      const whose = session.current()?.subject ?? null;
      const api = { endpoint: configuration.graphqlEndpoint, origin: tokenOriginOf(configuration) };
      if (whose !== null) keepFirstRequests(localStorage, { ...api, subject: whose }, addressOf(url), bodies);
    },
    landing: {
      read: () => readLanding(localStorage),
      keep(path) {
        if (!record) keepLanding(localStorage, path);
      },
    },
  };
}
