import { lazyComponent, whenIdle } from '@edge-console/ui/lazy-part';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useEffect } from 'react';
import { useData } from '../../data/DataProvider.tsx';
import { useDrawer } from '../../drawer/useDrawer.ts';
import { myAccountMessages } from '../../messages/myAccount.ts';
import { useViewer, useViewerStore } from '../../viewer/ViewerProvider.tsx';
import { DevicesCard } from './DevicesCard.tsx';
import { mySessionsQuery } from './documents.ts';
import { MfaCard } from './MfaCard.tsx';
import { ProviderCard } from './ProviderCard.tsx';
import { SecurityLogCard } from './SecurityLogCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { useSecurityFact } from './useSecurityFact.ts';

const SetUpDialog = lazyComponent(async () => (await import('./SetUpDialog.tsx')).SetUpDialog);
const TurnOffDialog = lazyComponent(async () => (await import('./TurnOffDialog.tsx')).TurnOffDialog);

const asksForCode = (part: typeof import('../../identity/security.ts')) => part.asksForSoftwareToken();

/**
 * How and where the person of the page's tokens signs in. Never while acting: they are the actor's tokens. `provider`: by which they sign
 * in, if they have no password here.
 */
export function SignInCards({ sessionsId, provider }: { sessionsId: string; provider: string | null }) {
  const viewer = useViewer();
  const viewerStore = useViewerStore();
  const data = useData();
  const { show } = useSnackbar();
  const { drawer, open, close } = useDrawer();
  // The URL can name a dialog that this person does not have.
  const dialog = provider === null ? drawer?.name : undefined;
  const factor = useSecurityFact(asksForCode);

  useEffect(() => whenIdle(SetUpDialog.preload), []);

  const demandedBy = viewer.entity?.requireMfa ? viewer.entity.name : null;
  const settle = (message: string) => {
    close();
    factor.reload();
    // Each answer says whether a second factor is still missing.
    void viewerStore.refresh({ isForced: true });
    // Re-authentication has begun a new session.
    void data.refresh(mySessionsQuery).catch(() => undefined);
    show({ kind: 'success', message });
  };

  return (
    <>
      {provider === null ? (
        <MfaCard
          isOn={factor}
          demandedBy={demandedBy}
          onSetUp={() => open('authenticator')}
          onTurnOff={() => open('turn-off')}
        />
      ) : (
        <ProviderCard provider={provider} />
      )}
      <SessionsCard id={sessionsId} provider={provider} />
      <DevicesCard />
      <SecurityLogCard email={viewer.email} sessionsId={sessionsId} />
      {dialog === 'authenticator' && (
        <SetUpDialog email={viewer.email} onDone={() => settle(myAccountMessages.mfa.enabled)} onClose={close} />
      )}
      {dialog === 'turn-off' && demandedBy === null && (
        <TurnOffDialog email={viewer.email} onDone={() => settle(myAccountMessages.mfa.disabled)} onClose={close} />
      )}
    </>
  );
}
