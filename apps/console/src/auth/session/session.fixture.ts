import type { Session } from './session.ts';
import type { KeyValueStorage } from './tokenStorage.ts';

const nothing = async () => undefined;
const noKeyValues: KeyValueStorage = {
  setItem: nothing,
  getItem: async () => null,
  removeItem: nothing,
  clear: nothing,
};

/** A stubbed session for stories and tests: signed out, with overrides in `given`. */
export function guestSession(given: Partial<Session> = {}): Session {
  return {
    current: () => null,
    accessToken: async () => null,
    refreshedToken: async () => null,
    end: () => undefined,
    lastEnd: () => null,
    takeEndBefore: () => null,
    signIn: async () => ({ kind: 'signedIn' }),
    answerChallenge: async () => ({ kind: 'signedIn' }),
    byProvider: async (work) => ({ value: await work(noKeyValues), tokens: new Map() }),
    begin: () => true,
    discard: () => undefined,
    signOut: async () => undefined,
    observeClock: () => 0,
    idleAt: () => null,
    keepAlive: () => undefined,
    warmUp: () => undefined,
    subscribe: () => () => undefined,
    ...given,
  };
}
