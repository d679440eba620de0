// A separate module, so that it loads after the snackbars.
export { NotificationBell } from '@edge-console/ui/snackbar';
