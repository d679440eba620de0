import { lazyComponent, whenIdle } from '@edge-console/ui/lazy-part';
import { Card } from '@edge-console/ui/card';
import { PageHeader } from '@edge-console/ui/page-header';
import { Page } from '@edge-console/ui/shell';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAccess } from '../../auth/access/useAccess.ts';
import { OwnAccountCard } from '../../records/account/OwnAccountCard.tsx';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { useDrawer } from '../../router/drawer/useDrawer.ts';
import { useQuery } from '../../api/useQuery.ts';
import { changeEmailMessages } from './changeEmailMessages.ts';
import { myAccountMessages } from '../../core/messages/myAccount.ts';
import { useSession } from '../../auth/session/SessionProvider.tsx';
import { useViewer, useViewerStore } from '../../api/viewer/ViewerProvider.tsx';
import { ExportSection } from './ExportSection.tsx';
import { RecordTabs } from '../../records/record-page/RecordTabs.tsx';
import { sectionParameter } from '../../router/leavesPage.ts';
import { LeaveSection } from './LeaveSection.tsx';
import { myContactQuery, mySecurityEventsQuery } from './queries.ts';
import * as styles from './MyAccount.css.ts';
import { ProfileCard } from './ProfileCard.tsx';
import { SignInCards } from './SignInCards.tsx';

const ChangePasswordDialog = lazyComponent(
  async () => (await import('./ChangePasswordDialog.tsx')).ChangePasswordDialog,
);
const ChangeEmailDialog = lazyComponent(async () => (await import('./ChangeEmailDialog.tsx')).ChangeEmailDialog);
const DeactivateDialog = lazyComponent(async () => (await import('./DeactivateDialog.tsx')).DeactivateDialog);

/** Dialogs of the section on security, also in URLs without it. */
const securityDialogs: readonly (string | undefined)[] = ['authenticator', 'turn-off'];

/** The user, their account, and how they sign in. */
export function MyAccountScreen() {
  const viewer = useViewer();
  const isActing = Boolean(viewer.acting);
  const session = useSession();
  // While acting, the tokens on this page are the actor's.
  const provider = isActing ? null : (session.current()?.provider ?? null);
  const viewerStore = useViewerStore();
  const queryClient = useQueryClient();
  const { show } = useSnackbar();
  const { drawer, open, close } = useDrawer();
  const opened = drawer?.name;
  // The URL can name a dialog that this user does not have.
  const dialog = provider === null && !isActing ? opened : undefined;
  const { allowed: canSeeUsers } = useAccess('users');
  const { search, state } = useLocation();
  const contact = useQuery(myContactQuery, canSeeUsers ? {} : null);

  useEffect(() => whenIdle(ChangePasswordDialog.preload), []);

  const read = contact.data?.viewer.user;
  const settleEmail = async (address: string) => {
    close();
    show({ kind: 'success', message: changeEmailMessages.done(address) });
    void viewerStore.refresh({ isForced: true });
    void queryClient.refetchQueries(mySecurityEventsQuery).catch(() => undefined);
    // Includes the new address, which reauthentication over the page uses.
    const token = await session.accessToken();
    if (token) void session.refreshedToken(token);
  };
  const parameters = new URLSearchParams(search);
  if (!isActing && securityDialogs.includes(opened) && !parameters.has(sectionParameter)) {
    parameters.set(sectionParameter, 'security');
    return <Navigate to={{ search: `?${parameters}` }} replace state={state} />;
  }
  const profile = () => (
    <div className={styles.cards}>
      <div className={styles.pair}>
        <ProfileCard
          viewer={viewer}
          contact={
            canSeeUsers && !contact.error
              ? read && { phone: read.phone ?? null, lastLogin: read.lastLogin ?? null }
              : null
          }
          hasSessions={!isActing}
          onChangePassword={isActing ? () => open('password') : undefined}
          onChangeEmail={provider === null ? () => open('email') : undefined}
        />
        <OwnAccountCard />
      </div>
      {isActing && (
        <Card title={myAccountMessages.whileActing.title} description={myAccountMessages.whileActing.text} />
      )}
      {viewer.user && !isActing && <ExportSection />}
      {viewer.user && <LeaveSection onOpen={() => open('deactivate')} />}
    </div>
  );
  const security = () => (
    <div className={styles.cards}>
      <SignInCards provider={provider} onChangePassword={() => open('password')} />
    </div>
  );
  const { sections } = myAccountMessages;
  return (
    <Page>
      <PageHeader title={myAccountMessages.title} description={myAccountMessages.description} />
      {isActing ? (
        profile()
      ) : (
        <RecordTabs
          label={sections.label}
          keepsHistory
          tabs={[
            { id: 'profile', label: sections.profile, panel: profile },
            { id: 'security', label: sections.security, panel: security },
          ]}
        />
      )}
      {dialog === 'email' && <ChangeEmailDialog onDone={(address) => void settleEmail(address)} onClose={close} />}
      {opened === 'deactivate' && !isActing && <DeactivateDialog onClose={close} />}
      {dialog === 'password' && <ChangePasswordDialog email={viewer.email} onClose={close} />}
    </Page>
  );
}
