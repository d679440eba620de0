import { useContext } from 'react';
import { createRequiredContext } from '../../core/createRequiredContext.ts';
import type { ActingEnd } from '../impersonation/actingRecord.ts';
import type { Circuit } from '../../api/circuit.ts';
import type { QueryClient } from '../../api/queryClient.ts';
import type { ViewerStore } from '../../api/viewer/viewerStore.ts';
import type { ClockWatch } from './clockWatch.ts';
import type { MfaWatch } from './mfaWatch.ts';
import type { StepUpRequests } from './stepUpRequests.ts';

/** Services of signed-in pages, loaded lazily: guests do not load them. */
export type AuthenticatedContext = {
  queryClient: QueryClient;
  viewer: ViewerStore;
  stepUp: StepUpRequests;
  /** How acting ended on the page before; null where it did not. */
  actingEnd: ActingEnd | null;
  circuit: Circuit;
  clock: ClockWatch;
  factor: MfaWatch;
  /** Stores the first requests of a page, for `firstPage.ts` at the next visit. */
  keepFirstRequests: (url: URL, bodies: readonly string[]) => void;
  /** Where `/` leads the person: as it was the last time, and to store it for the next (`firstPage.ts`). */
  landing: { read: () => string | null; keep: (path: string) => void };
};

export type AuthenticatedContextLoader = {
  load(): Promise<AuthenticatedContext>;
  loaded(): AuthenticatedContext | undefined;
};

/** Creates the page's single `SignedIn` lazily; after a failed load the next caller retries. */
export function createAuthenticatedContextLoader(
  create: () => Promise<AuthenticatedContext>,
): AuthenticatedContextLoader {
  let loading: Promise<AuthenticatedContext> | null = null;
  let loaded: AuthenticatedContext | undefined;
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

/** The API client for public operations on pages for guests. */
export const [AuthenticatedContextProvider, useAuthenticatedContextLoader] =
  createRequiredContext<AuthenticatedContextLoader>('AuthenticatedContextProvider');

/** For the layout of signed-in pages, which renders only after this is loaded. */
export function useAuthenticatedContext(): AuthenticatedContext {
  const context = useContext(AuthenticatedContextProvider)?.loaded();
  if (!context) throw new Error('A signed-in page was rendered before its route had loaded.');
  return context;
}
