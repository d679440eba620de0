import { whenIdle } from '@edge-console/ui/lazy-part';
import { useConfirmLeave, useHasUnsavedChanges } from '@edge-console/ui/leave-guard';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { isActing, readActing } from '../../auth/impersonation/actingRecord.ts';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { sessionMessages } from './messages.ts';
import { urlAfterSessionEnd } from '../../router/signInUrl.ts';
import { isDisabled, canResume, type SessionEnd, type SessionEvent } from '../../auth/session/sessionChannel.ts';
import { useSession } from '../../auth/session/SessionProvider.tsx';
import { clearBrowserStorage } from '../../auth/session/clearStorage.ts';
import type { ReauthenticationProps } from '../../auth/sign-in/reauthentication.ts';
import { useViewerStore } from '../../api/viewer/ViewerProvider.tsx';
import { hostedLogoutUrl } from './hostedLogoutUrl.ts';
import { preloadSessionDialogs, ReauthenticationDialog } from './lazySessionDialogs.ts';
import { LeaveGuardWhileReauthenticating } from './LeaveGuardWhileReauthenticating.tsx';
import { restartForOtherUser } from './restartForOtherUser.ts';
import { useAuthenticatedContext } from '../../auth/authenticated/authenticatedContext.ts';

function actingSecret(): string | null {
  const state = readActing(sessionStorage);
  return isActing(state) ? state.secret : null;
}

const purposeOf: Partial<Record<SessionEnd, ReauthenticationProps['purpose']>> = {
  revoked: 'closed',
  signedOut: 'elsewhere',
  signedOutEverywhere: 'everywhere',
  disabled: 'disabled',
  accountDisabled: 'disabled',
};

/**
 * Follows the session on signed-in pages. When it ends, redirects to sign-in, or reauthenticates over a page with unsaved input or after
 * the user ended all sessions. Also shows step-ups. After a sign-in, the same user continues; another one starts over.
 */
export function SessionWatch() {
  const session = useSession();
  const configuration = useConfiguration();
  const { stepUp } = useAuthenticatedContext();
  const queryClient = useQueryClient();
  const viewer = useViewerStore();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const hasUnsavedChanges = useHasUnsavedChanges();
  const confirmLeave = useConfirmLeave();
  const [ended, setEnded] = useState<SessionEnd | null>(null);
  const isStepUpPending = useSyncExternalStore(stepUp.subscribe, stepUp.isPending);
  const subject = useRef(session.current()?.subject);
  const actedAs = useRef(actingSecret());

  /** After the next sign-in, notifies a user whose session was revoked, with a link to My Account. */
  const notifyClosed = useRef(() => {
    if (session.takePreviousEnd() !== 'revoked') return;
    const { text, action } = sessionMessages.closed;
    const review = { label: action, onAction: () => void navigate('/my-account?section=security') };
    snackbar.show({ kind: 'warning', message: text, action: review });
  });
  useEffect(() => notifyClosed.current(), []);
  useEffect(
    () =>
      whenIdle(() => {
        preloadSessionDialogs();
        session.warmUp();
      }),
    [session],
  );

  const leave = async (reason: SessionEnd) => {
    // Confirmed before the navigation, because a blocked one returns early.
    if (!(await confirmLeave())) return setEnded(reason);
    await navigate(urlAfterSessionEnd(reason, location), { replace: true });
    viewer.forget();
    if (canResume(reason)) await clearBrowserStorage({ keepDrafts: true });
    await queryClient.clear();
  };

  /** Logs out of the hosted UI's session, which redirects to sign-in. */
  const leaveHosted = async (url: string) => {
    await clearBrowserStorage({ keepDrafts: false });
    location.assign(url);
  };

  const follow = async (event: SessionEvent) => {
    if (event.type === 'signedIn') {
      if (subject.current !== undefined && subject.current !== event.subject) return restartForOtherUser();
      setEnded(null);
      void queryClient.refetchAll();
      notifyClosed.current();
      return stepUp.settle(true);
    }
    stepUp.settle(false);
    const isContinued = event.reason === 'signedOutEverywhere';
    // Signing out here was already confirmed.
    const isConfirmed = event.reason === 'signedOut' && !event.isFromOtherTab;
    if (isContinued || (!isConfirmed && !isDisabled(event.reason) && hasUnsavedChanges()))
      return setEnded(event.reason);
    const hosted = session.lastEnd()?.isHosted && hostedLogoutUrl(configuration, new URL(location.href));
    if (hosted && event.reason === 'signedOut' && !event.isFromOtherTab && navigator.onLine) return leaveHosted(hosted);
    return leave(event.reason);
  };

  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });
  useEffect(() => session.subscribe((event) => void latest.current(event)), [session]);

  // A cached or suspended page has missed events.
  useEffect(() => {
    const arrive = ({ persisted }: PageTransitionEvent) => {
      const isOther = session.current()?.subject !== subject.current || actingSecret() !== actedAs.current;
      if (persisted && isOther) location.reload();
    };
    const wake = () => {
      const current = session.current()?.subject;
      if (current === undefined) void session.accessToken();
      else if (current !== subject.current) void restartForOtherUser();
    };
    addEventListener('pageshow', arrive);
    document.addEventListener('visibilitychange', wake);
    return () => {
      removeEventListener('pageshow', arrive);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [session]);

  if (ended)
    return (
      <ReauthenticationDialog
        purpose={purposeOf[ended] ?? 'expired'}
        user={session.lastEnd()}
        onLeave={() => void leave(ended)}
      />
    );
  if (!isStepUpPending) return null;
  return (
    <>
      <LeaveGuardWhileReauthenticating />
      <ReauthenticationDialog purpose="proof" user={session.current()} onLeave={() => stepUp.settle(false)} />
    </>
  );
}
