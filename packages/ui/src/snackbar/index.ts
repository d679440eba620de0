export { NotificationBell, type NotificationBellProps } from './NotificationBell.tsx';
export { SnackbarHistory, type SnackbarHistoryProps } from './SnackbarHistory.tsx';
export type { SnackbarRecord } from './history.ts';
export {
  createSnackbarQueue,
  type Snackbar,
  type SnackbarAction,
  type SnackbarInput,
  type SnackbarKind,
  type SnackbarQueue,
} from './queue.ts';
export {
  type SnackbarControl,
  SnackbarProvider,
  type SnackbarProviderProps,
  type SnackbarHistoryControl,
  useSnackbar,
  useSnackbarHistory,
} from './Snackbar.tsx';
