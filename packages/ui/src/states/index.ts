export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState.tsx';
export { type Administrator, NoPermissionState, type NoPermissionStateProps } from './NoPermissionState.tsx';
export { NotEnabledState, type NotEnabledStateProps } from './NotEnabledState.tsx';
export { NotFoundState, type NotFoundStateProps } from './NotFoundState.tsx';
export { OfflineState, type OfflineStateProps } from './OfflineState.tsx';
export type { HeadingLevel } from './States.tsx';
