import { Button, LinkButton } from '@edge-console/ui/button';
import { CircleX, LockKeyhole } from '@edge-console/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useConfiguration } from '../../configuration/ConfigurationProvider.tsx';
import { loadPart } from '../../identity/loadPart.ts';
import type { FinishedProviderSignIn } from '../../identity/social.ts';
import { loadingMessages } from '../../messages/loading.ts';
import { refusalText } from '../../messages/refusals.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import type { KeyValueStorage } from '../../session/tokenStorage.ts';
import { StepHead } from '../sign-in/StepHead.tsx';
import { StepWait } from '../sign-in/StepWait.tsx';
import { closesWindow, providerRedirect } from './providerRedirect.ts';

const { anotherPerson } = loadingMessages;
const unknown = { kind: 'refused', reason: 'unknown' } as const;

/** The message shown when there is no redirect. */
type Said = { isOwnWindow: boolean; title?: string; text: string };

/**
 * The OAuth redirect URI: completes the sign-in by a provider and redirects to the wanted page. With `?provider=` in the
 * URL it is where the popup for re-authentication begins.
 */
export function LoadingScreen() {
  const configuration = useConfiguration();
  const session = useSession();
  const navigate = useNavigate();
  const [said, setSaid] = useState<Said | null>(null);
  // A code is valid once: not even a second render may send it again.
  const isStarted = useRef(false);

  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    /** Null: the browser is leaving for the provider. */
    const finish = async (keyValues: KeyValueStorage): Promise<FinishedProviderSignIn | null> => {
      const hostedPages = configuration.loginWith.oauth;
      if (!hostedPages) return { kind: 'nothing' };
      const search = new URLSearchParams(location.search);
      const provider = hostedPages.providers.find((known) => known === search.get('provider'));
      const again = provider && { subject: search.get('person') ?? '' };
      const social = await loadPart(configuration, () => import('../../identity/social.ts')).catch(() => null);
      if (!social) return { kind: 'failed', failure: { kind: 'refused', reason: 'network' }, returnTo: '', again };
      if (!provider || !again) return social.finishProviderSignIn({ ...configuration, hostedPages }, keyValues);
      const begun = await social.startProviderSignIn({ ...configuration, hostedPages }, provider, { again });
      return begun.kind === 'done' ? null : { kind: 'failed', failure: begun, returnTo: '', again };
    };
    const goOn = async () => {
      const { value: finished, tokens } = await session.byProvider(finish);
      if (!finished) return;
      const to = providerRedirect(finished);
      const isOwnWindow = finished.kind !== 'nothing' && finished.again !== undefined;
      const address = to.kind === 'said' ? '/loading/' : to.address;
      await navigate(address, { replace: true, state: to.kind === 'page' ? to.state : undefined });
      if (to.kind === 'said') return setSaid({ isOwnWindow, text: refusalText(to.failure) });
      if (finished.kind === 'signedIn' && !session.begin(tokens, finished.again))
        return setSaid({ isOwnWindow, ...(isOwnWindow ? anotherPerson : { text: refusalText(unknown) }) });
      if (closesWindow(finished)) window.close();
    };
    void goOn();
  }, [configuration, session, navigate]);

  if (!said)
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
      <StepHead icon={CircleX} tone="danger" title={said.title ?? loadingMessages.failed} place="page">
        {said.text}
      </StepHead>
      {said.isOwnWindow ? (
        <Button variant="primary" size="xl" isBlock onPress={() => window.close()}>
          {loadingMessages.closeWindow}
        </Button>
      ) : (
        <LinkButton asChild variant="primary" size="xl" isBlock>
          <RouterLink to="/signin/">{loadingMessages.toSignIn}</RouterLink>
        </LinkButton>
      )}
    </>
  );
}
