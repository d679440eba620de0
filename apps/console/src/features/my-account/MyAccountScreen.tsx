import { lazyComponent, whenIdle } from '@edge-console/ui/lazy-part';
import { Card } from '@edge-console/ui/card';
import { PageHeader } from '@edge-console/ui/page-header';
import { Page } from '@edge-console/ui/shell';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useEffect, useId } from 'react';
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
  const sessionsId = useId();
  const { drawer, open, close } = useDrawer();
  const opened = drawer?.name;
  // The URL can name a dialog that this user does not have.
  const dialog = provider === null && !isActing ? opened : undefined;
  const { allowed: canSeeUsers } = useAccess('users');
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
  return (
    <Page>
      <PageHeader title={myAccountMessages.title} description={myAccountMessages.description} />
      <div className={styles.cards}>
        <div className={styles.pair}>
          <ProfileCard
            viewer={viewer}
            contact={
              canSeeUsers && !contact.error
                ? read && { phone: read.phone ?? null, lastLogin: read.lastLogin ?? null }
                : null
            }
            sessionsId={isActing ? undefined : sessionsId}
            onChangePassword={isActing ? () => open('password') : undefined}
            onChangeEmail={provider === null ? () => open('email') : undefined}
          />
          <OwnAccountCard />
        </div>
        {isActing ? (
          <Card title={myAccountMessages.whileActing.title} description={myAccountMessages.whileActing.text} />
        ) : (
          <SignInCards sessionsId={sessionsId} provider={provider} onChangePassword={() => open('password')} />
        )}
        {viewer.user && !isActing && <ExportSection />}
        {viewer.user && <LeaveSection onOpen={() => open('deactivate')} />}
      </div>
      {dialog === 'email' && <ChangeEmailDialog onDone={(address) => void settleEmail(address)} onClose={close} />}
      {opened === 'deactivate' && !isActing && <DeactivateDialog onClose={close} />}
      {dialog === 'password' && <ChangePasswordDialog email={viewer.email} onClose={close} />}
    </Page>
  );
}
