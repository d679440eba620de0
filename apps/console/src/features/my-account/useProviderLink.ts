import { useEffect, useRef, useState } from 'react';
import { onProviderLinkReturn, openProviderLink, type ProviderLinkResult } from '../../auth/identity/providerLink.ts';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import type { SocialProvider } from '../../core/configuration/configuration.ts';

type Failure = Exclude<ProviderLinkResult, 'linked'> | 'blocked';

export type ProviderLinkState =
  | { kind: 'waiting'; provider: SocialProvider }
  | { kind: 'failed'; provider: SocialProvider; failure: Failure };

type Options = {
  linked: readonly string[];
  onReturn: () => void;
  onLinked: (provider: SocialProvider) => void;
};

/**
 * Links a provider in its own window, and waits for the window to return. At a reseller's host, its message does not arrive, so `linked`
 * also ends the wait; `onReturn` is called when the user comes back to this page, to load it again.
 */
export function useProviderLink({ linked, onReturn, onLinked }: Options) {
  const configuration = useConfiguration();
  const [last, setState] = useState<ProviderLinkState>();
  const state = last && linked.includes(last.provider) ? undefined : last;
  const waiting = state?.kind === 'waiting' ? state.provider : undefined;
  const latest = useRef({ onReturn, onLinked });
  useEffect(() => {
    latest.current = { onReturn, onLinked };
  });

  useEffect(() => {
    if (waiting === undefined) return undefined;
    const reload = () => latest.current.onReturn();
    window.addEventListener('focus', reload);
    const stop = onProviderLinkReturn(({ provider, result }) => {
      if (provider !== waiting) return;
      setState(result === 'linked' ? undefined : { kind: 'failed', provider, failure: result });
      if (result === 'linked') latest.current.onLinked(provider);
      reload();
    });
    return () => {
      window.removeEventListener('focus', reload);
      stop();
    };
  }, [waiting]);

  return {
    state,
    open: (provider: SocialProvider) =>
      setState(
        openProviderLink(configuration, provider)
          ? { kind: 'waiting', provider }
          : { kind: 'failed', provider, failure: 'blocked' },
      ),
    stop: () => setState(undefined),
  };
}
