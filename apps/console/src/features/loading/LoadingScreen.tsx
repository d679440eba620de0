import { Button, LinkButton } from '@edge-console/ui/button';
import { CircleX, LockKeyhole } from '@edge-console/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { loadingMessages } from './messages.ts';
import { announceProviderLink } from '../../auth/identity/providerLink.ts';
import { refusalText } from '../../auth/identity/refusalText.ts';
import { useSession } from '../../auth/session/SessionProvider.tsx';
import { StepHeader } from '../../auth/sign-in/StepHeader.tsx';
import { StepLoading } from '../../auth/sign-in/StepLoading.tsx';
import { takeStartedProvider } from '../../auth/identity/startedProvider.ts';
import { finishSignIn } from './finishSignIn.ts';
import { closesWindow, providerRedirect } from './providerRedirect.ts';

const { otherUser } = loadingMessages;
const unknown = { kind: 'refused', reason: 'unknown' } as const;

type FailureMessage = { isOwnWindow: boolean; title?: string; text: string };

/**
 * The OAuth redirect URI: completes a provider's sign-in and redirects to the requested page, or to the reseller's
 * host.
 */
export function LoadingScreen() {
  const configuration = useConfiguration();
  const session = useSession();
  const navigate = useNavigate();
  const [message, setMessage] = useState<FailureMessage | null>(null);
  // A code can be used once, so a second render must not send it again.
  const isStarted = useRef(false);

  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    const finish = async () => {
      const { value: finished, tokens } = await session.runProviderSignIn((keyValues) =>
        finishSignIn(configuration, keyValues),
      );
      if (!finished) return;
      if (finished.kind === 'linked') {
        announceProviderLink(finished);
        // Without an opener, the browser does not close it.
        window.close();
        await navigate('/my-account?section=security', { replace: true });
        return;
      }
      if (finished.kind !== 'nothing' && finished.handover) {
        const { leaveForHost } = await import('../../auth/identity/handover.ts');
        const signIn = finished.kind === 'failed' ? finished : { entries: tokens };
        const outcome = await leaveForHost(configuration, finished.handover, signIn);
        if (outcome.kind !== 'handedOver') session.discard(tokens);
        if (outcome.kind === 'refused') setMessage({ isOwnWindow: false, text: refusalText(outcome) });
        return;
      }
      const to = providerRedirect(finished);
      const isOwnWindow = finished.kind !== 'nothing' && finished.again !== undefined;
      const address = to.kind === 'failure' ? '/loading/' : to.address;
      await navigate(address, { replace: true, state: to.kind === 'page' ? to.state : undefined });
      if (to.kind === 'failure') return setMessage({ isOwnWindow, text: refusalText(to.failure) });
      if (finished.kind === 'signedIn' && !session.start(tokens, finished.again, takeStartedProvider()))
        return setMessage({ isOwnWindow, ...(isOwnWindow ? otherUser : { text: refusalText(unknown) }) });
      if (closesWindow(finished)) window.close();
    };
    void finish();
  }, [configuration, session, navigate]);

  if (!message)
    return (
      <>
        <StepHeader icon={LockKeyhole} title={loadingMessages.title} variant="page">
          {loadingMessages.text}
        </StepHeader>
        <StepLoading>{loadingMessages.progress}</StepLoading>
      </>
    );
  return (
    <>
      <StepHeader icon={CircleX} tone="danger" title={message.title ?? loadingMessages.failed} variant="page">
        {message.text}
      </StepHeader>
      {message.isOwnWindow ? (
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
