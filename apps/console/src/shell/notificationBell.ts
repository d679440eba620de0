// In a module of its own, so that it is loaded later than the snackbars themselves.
export { NotificationBell } from '@edge-console/ui/snackbar';
