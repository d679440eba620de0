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
  useSnackbar,
} from './SnackbarProvider.tsx';
