import { lazyComponent, whenIdle } from '@edge-console/ui/lazy-part';
import { PageHeader } from '@edge-console/ui/page-header';
import { Page } from '@edge-console/ui/shell';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useEffect, useId } from 'react';
import { useAccess } from '../../access/useAccess.ts';
import { OwnAccountCard } from '../../accounts/OwnAccountCard.tsx';
import { useData } from '../../data/DataProvider.tsx';
import { useDrawer } from '../../drawer/useDrawer.ts';
import { useQuery } from '../../data/useQuery.ts';
import { changeEmailMessages } from '../../messages/changeEmail.ts';
import { myAccountMessages } from '../../messages/myAccount.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { useViewer, useViewerStore } from '../../viewer/ViewerProvider.tsx';
import { DevicesCard } from './DevicesCard.tsx';
import { LeaveSection } from './LeaveSection.tsx';
import { myContactQuery, mySecurityEventsQuery, mySessionsQuery } from './documents.ts';
import { MfaCard } from './MfaCard.tsx';
import * as styles from './MyAccount.css.ts';
import { PersonCard } from './PersonCard.tsx';
import { ProviderCard } from './ProviderCard.tsx';
import { SecurityLogCard } from './SecurityLogCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { useSecurityFact } from './useSecurityFact.ts';

const ChangePasswordDialog = lazyComponent(
  async () => (await import('./ChangePasswordDialog.tsx')).ChangePasswordDialog,
);
const SetUpDialog = lazyComponent(async () => (await import('./SetUpDialog.tsx')).SetUpDialog);
const ChangeEmailDialog = lazyComponent(async () => (await import('./ChangeEmailDialog.tsx')).ChangeEmailDialog);
const DeactivateDialog = lazyComponent(async () => (await import('./DeactivateDialog.tsx')).DeactivateDialog);
const TurnOffDialog = lazyComponent(async () => (await import('./TurnOffDialog.tsx')).TurnOffDialog);

const asksForCode = (part: typeof import('../../identity/security.ts')) => part.asksForSoftwareToken();

/** The person, their account, and how they sign in. */
export function MyAccountScreen() {
  const viewer = useViewer();
  const session = useSession();
  const provider = session.current()?.provider ?? null;
  const viewerStore = useViewerStore();
  const data = useData();
  const { show } = useSnackbar();
  const sessionsId = useId();
  const { drawer, open, close } = useDrawer();
  const opened = drawer?.name;
  // The URL can name a dialog that this person does not have.
  const dialog = provider === null ? opened : undefined;
  const { allowed: seesPeople } = useAccess('users');
  const contact = useQuery(myContactQuery, seesPeople ? {} : null);
  const factor = useSecurityFact(asksForCode);

  useEffect(() => whenIdle(ChangePasswordDialog.preload), []);
  useEffect(() => whenIdle(SetUpDialog.preload), []);

  const demandedBy = viewer.entity?.requireMfa ? viewer.entity.name : null;
  const read = contact.data?.viewer.user;
  const settleEmail = async (address: string) => {
    close();
    show({ kind: 'success', message: changeEmailMessages.done(address) });
    void viewerStore.refresh({ isForced: true });
    void data.refresh(mySecurityEventsQuery).catch(() => undefined);
    // With the new address, by which the person signs in again over the page.
    const token = await session.accessToken();
    if (token) void session.refreshedToken(token);
  };
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
    <Page>
      <PageHeader title={myAccountMessages.title} description={myAccountMessages.description} />
      <div className={styles.cards}>
        <div className={styles.pair}>
          <PersonCard
            viewer={viewer}
            contact={
              seesPeople && !contact.error
                ? read && { phone: read.phone ?? null, lastLogin: read.lastLogin ?? null }
                : null
            }
            sessionsId={sessionsId}
            onChangePassword={provider === null ? () => open('password') : undefined}
            onChangeEmail={provider === null ? () => open('email') : undefined}
          />
          <OwnAccountCard />
        </div>
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
        {viewer.user && <LeaveSection onOpen={() => open('deactivate')} />}
      </div>
      {dialog === 'email' && <ChangeEmailDialog onDone={(address) => void settleEmail(address)} onClose={close} />}
      {opened === 'deactivate' && <DeactivateDialog onClose={close} />}
      {dialog === 'password' && <ChangePasswordDialog email={viewer.email} onClose={close} />}
      {dialog === 'authenticator' && (
        <SetUpDialog email={viewer.email} onDone={() => settle(myAccountMessages.mfa.enabled)} onClose={close} />
      )}
      {dialog === 'turn-off' && demandedBy === null && (
        <TurnOffDialog email={viewer.email} onDone={() => settle(myAccountMessages.mfa.disabled)} onClose={close} />
      )}
    </Page>
  );
}
