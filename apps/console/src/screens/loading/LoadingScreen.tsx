import { LinkButton } from '@edge-console/ui/button';
import { CircleX, LockKeyhole } from '@edge-console/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConfiguration } from '../../configuration/ConfigurationProvider.tsx';
import { loadPart } from '../../identity/loadPart.ts';
import type { FinishedProviderSignIn } from '../../identity/social.ts';
import { loadingMessages } from '../../messages/loading.ts';
import { refusalText } from '../../messages/refusals.ts';
import { RouterLink } from '../../routing/RouterLink.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import { StepHead } from '../sign-in/StepHead.tsx';
import { StepWait } from '../sign-in/StepWait.tsx';
import { closesWindow, whereTo } from './whereTo.ts';

/**
 * Where a provider sends people back to: finishes signing in and goes on to what they asked for. With `?provider=` in the
 * address it is where a window that was opened for it begins.
 */
export function LoadingScreen() {
  const configuration = useConfiguration();
  const session = useSession();
  const navigate = useNavigate();
  const [hasFailed, setHasFailed] = useState(false);
  // A code is good once: not even a second drawing may send it again.
  const isStarted = useRef(false);

  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    /** Null: the browser is leaving for the provider. */
    const finish = async (): Promise<FinishedProviderSignIn | null> => {
      const hostedPages = configuration.loginWith.oauth;
      if (!hostedPages) return { kind: 'nothing' };
      const social = await loadPart(configuration, () => import('../../identity/social.ts')).catch(() => null);
      const unfinished = { kind: 'failed', returnTo: '', isOwnWindow: false } as const;
      if (!social) return { ...unfinished, failure: { kind: 'refused', reason: 'network' } };
      const asked = new URLSearchParams(location.search).get('provider');
      const provider = hostedPages.providers.find((known) => known === asked);
      if (!provider) return social.finishProviderSignIn({ ...configuration, hostedPages });
      const begun = await social.startProviderSignIn({ ...configuration, hostedPages }, provider, { isAgain: true });
      return begun.kind === 'done' ? null : { ...unfinished, failure: begun };
    };
    const goOn = async () => {
      // Whoever proves anew who he is has a session: seen now, so that it ends when the new one begins.
      session.current();
      const finished = await finish();
      if (!finished) return;
      const to = whereTo(finished);
      const address = to.kind === 'said' ? '/loading/' : to.address;
      await navigate(address, { replace: true, state: to.kind === 'page' ? to.state : undefined });
      if (to.kind === 'signedIn') session.begin();
      if (to.kind === 'said') setHasFailed(true);
      if (closesWindow(finished)) window.close();
    };
    void goOn();
  }, [configuration, session, navigate]);

  if (!hasFailed)
    return (
      <>
        <StepHead icon={LockKeyhole} title={loadingMessages.title} place="page">
          {loadingMessages.text}
        </StepHead>
        <StepWait>{loadingMessages.progress}</StepWait>
      </>
    );
  return (
    <>
      <StepHead icon={CircleX} tone="danger" title={loadingMessages.failed} place="page">
        {refusalText({ kind: 'refused', reason: 'addressNotAllowed' })}
      </StepHead>
      <LinkButton asChild variant="primary" size="xl" isBlock>
        <RouterLink to="/signin/">{loadingMessages.toSignIn}</RouterLink>
      </LinkButton>
    </>
  );
}
