import { createContext, useContext } from 'react';
import type { Circuit } from '../data/circuit.ts';
import type { Data } from '../data/data.ts';
import type { ViewerStore } from '../viewer/viewerStore.ts';
import type { ClockWatch } from './clockWatch.ts';
import type { FactorWatch } from './factorWatch.ts';
import type { StepUpRequests } from './stepUpRequests.ts';

/** What only signed-in pages need. Guests do not wait for its code. */
export type SignedIn = {
  data: Data;
  viewer: ViewerStore;
  stepUp: StepUpRequests;
  circuit: Circuit;
  clock: ClockWatch;
  factor: FactorWatch;
  /** Remembers what a page asked for when it was opened: opened again, it asks for that before its code has arrived. */
  keepFirstRequests: (url: URL, bodies: readonly string[]) => void;
};

export type SignedInLoader = { load(): Promise<SignedIn>; loaded(): SignedIn | undefined };

/** Makes the one `SignedIn` of the page when it is first asked for; a failed load is tried again by the next caller. */
export function createSignedInLoader(create: () => Promise<SignedIn>): SignedInLoader {
  let loading: Promise<SignedIn> | null = null;
  let loaded: SignedIn | undefined;
  return {
    load() {
      loading ??= create().then(
        (signedIn) => (loaded = signedIn),
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
    loaded: () => loaded,
  };
}

const SignedInContext = createContext<SignedInLoader | null>(null);

export const SignedInProvider = SignedInContext;

/** For a page of guests that asks the API for something everybody may have. */
export function useSignedInLoader(): SignedInLoader {
  const loader = useContext(SignedInContext);
  if (!loader) throw new Error('useSignedInLoader needs a <SignedInProvider> above.');
  return loader;
}

/** For the layout of signed-in pages, which a route draws only after it has loaded all this. */
export function useSignedIn(): SignedIn {
  const signedIn = useContext(SignedInContext)?.loaded();
  if (!signedIn) throw new Error('A signed-in page was drawn before its route had loaded.');
  return signedIn;
}
