import { ana, appOf, startTestCloud, type TestCloud } from '@edge-console/local-cloud/testing';
import { vi } from 'vitest';
import { configureIdentity } from '../../auth/identity/configureIdentity.ts';
import { respondToChallenge, signIn } from '../../auth/identity/signIn.ts';
import type { SignInOutcome } from '../../auth/identity/signInOutcome.ts';
import { setTokenStorage, refresh } from '../../auth/identity/tokens.ts';
import { noticeOf } from '../../auth/sign-in/arrival.ts';
import { toSignInError } from '../../auth/sign-in/signInError.ts';
import { createStorage } from '../../core/storage/storage.fixture.ts';
import { createSession, type Session } from '../../auth/session/session.ts';
import { isExpiry } from '../../auth/session/sessionChannel.ts';

export const testUser = ana;

/** The service's pre-sign-up trigger rejects this email address. */
export const refusedAddress = 'refused@example.test';

/** The console's session and identity code in one browser, with the local identity service and a fake clock. */
export type IdentityWorld = {
  service: TestCloud;
  session: Session;
  storage: Storage;
  logged: string[];
  /** The user's authenticator app. */
  app: ReturnType<typeof appOf>;
  /** The sign-in page's message for the result of a sign-in or one of its steps. */
  messageOf: (outcome: Promise<SignInOutcome>) => Promise<string>;
  /** The sign-in page's message after the session has ended. */
  endMessage: () => string;
  /** Stubs the response to an action, for responses the local service never sends. `null`: no response. */
  stubResponse: (action: string, body: object | null) => void;
};

const { userPoolId, userPoolClientId } = {
  userPoolId: 'local_EdgeConsole',
  userPoolClientId: 'edgeconsolelocalclient',
};

export async function openIdentityWorld(): Promise<IdentityWorld & { close: () => Promise<void> }> {
  const service = await startTestCloud({
    preSignUp({ request }) {
      if (request.userAttributes['email'] === refusedAddress) throw new Error('No machines');
    },
  });
  await service.cloud().importUsers([testUser]);
  configureIdentity({ userPoolId, userPoolClientId, userPoolEndpoint: service.endpoint });
  const storage = createStorage();
  const logged: string[] = [];
  const session = createSession({
    origin: { clientId: userPoolClientId, userPoolId, hosts: ['localhost'] },
    storage,
    loadIdentity: async (keyValues) => {
      setTokenStorage(keyValues);
      return { signIn, respondToChallenge, refresh };
    },
    exclusively: (work) => work(),
    marks: { set: async () => undefined, latest: async () => 0 },
    revoke: async () => undefined,
    correctClock: async () => false,
    channel: { post: () => undefined, listen: () => undefined },
    warn: (text) => void logged.push(text),
    now: service.now,
    wait: () => new Promise(() => undefined),
  });
  const network = globalThis.fetch;
  return {
    service,
    session,
    storage,
    logged,
    app: appOf(service),
    async messageOf(outcome) {
      return toSignInError(await outcome)?.message ?? 'nothing';
    },
    endMessage() {
      const reason = session.lastEnd()?.reason;
      return noticeOf(reason, isExpiry(reason), {})?.text ?? 'nothing';
    },
    stubResponse(action, body) {
      vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
        const [address, init] = request;
        const target = new Headers(init?.headers).get('x-amz-target');
        if (!target?.endsWith(`.${action}`)) return network(address, init);
        if (!body) throw new TypeError('Failed to fetch');
        return Response.json(body, { status: '__type' in body ? 400 : 200 });
      });
    },
    async close() {
      vi.unstubAllGlobals();
      await service.stop();
    },
  };
}
