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
  /** How acting ended on the previous page, or null. */
  actingEnd: ActingEnd | null;
  circuit: Circuit;
  clock: ClockWatch;
  mfa: MfaWatch;
  /** Stores a page's first requests, for `firstPage.ts` on the next visit. */
  storeFirstRequests: (url: URL, bodies: readonly string[]) => void;
  /** The stored page that `/` redirects to, for `firstPage.ts`. */
  landing: { read: () => string | null; keep: (path: string) => void };
};

export type AuthenticatedContextLoader = {
  load(): Promise<AuthenticatedContext>;
  loaded(): AuthenticatedContext | undefined;
};

/** Creates the page's single context lazily. After a failed load, the next caller retries. */
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

/** Guest pages load the context for public operations. */
export const [AuthenticatedContextProvider, useAuthenticatedContextLoader] =
  createRequiredContext<AuthenticatedContextLoader>('AuthenticatedContextProvider');

/** For signed-in pages, which render only after it is loaded. */
export function useAuthenticatedContext(): AuthenticatedContext {
  const context = useContext(AuthenticatedContextProvider)?.loaded();
  if (!context) throw new Error('A signed-in page was rendered before its route had loaded.');
  return context;
}
