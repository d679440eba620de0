import { NotificationBell } from '@edge-console/ui/snackbar';
import { useViewerIfAny } from '../../api/viewer/ViewerProvider.tsx';
import { accessTo } from '../../auth/access/useAccess.ts';
import { AlertNotifications } from './AlertNotifications.tsx';
import { useAlertNotifications } from './useAlertNotifications.ts';

/** The notification bell, with the alerts that the user was notified of. */
export function AlertBell() {
  const viewer = useViewerIfAny();
  const canSeeAlerts = viewer !== null && viewer !== undefined && accessTo('alertNotifications', viewer).allowed;
  return canSeeAlerts ? <BellWithAlerts isActing={viewer.acting !== null} /> : <NotificationBell />;
}

function BellWithAlerts({ isActing }: { isActing: boolean }) {
  const { alerts, unreadCount, markRead } = useAlertNotifications(isActing);
  return (
    <NotificationBell unreadCount={unreadCount} onOpen={markRead}>
      {(close) => alerts.length > 0 && <AlertNotifications alerts={alerts} onNavigate={close} />}
    </NotificationBell>
  );
}
