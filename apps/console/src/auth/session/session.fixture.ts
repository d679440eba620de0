import type { Session } from './session.ts';
import type { KeyValueStorage } from './tokenStorage.ts';

const noop = async () => undefined;
const noKeyValues: KeyValueStorage = {
  setItem: noop,
  getItem: async () => null,
  removeItem: noop,
  clear: noop,
};

/** A stubbed session for stories and tests: signed out, with overrides in `given`. */
export function guestSession(overrides: Partial<Session> = {}): Session {
  return {
    current: () => null,
    accessToken: async () => null,
    refreshedToken: async () => null,
    end: () => undefined,
    signInMethod: () => null,
    lastEnd: () => null,
    takePreviousEnd: () => null,
    signIn: async () => ({ kind: 'signedIn' }),
    respondToChallenge: async () => ({ kind: 'signedIn' }),
    runProviderSignIn: async (work) => ({ value: await work(noKeyValues), tokens: new Map() }),
    start: () => true,
    discard: () => undefined,
    signOut: async () => undefined,
    observeClock: () => 0,
    idleAt: () => null,
    keepAlive: () => undefined,
    warmUp: () => undefined,
    subscribe: () => () => undefined,
    ...overrides,
  };
}
