export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState.tsx';
export { type Administrator, NoPermissionState, type NoPermissionStateProps } from './NoPermissionState.tsx';
export { NotFoundState, type NotFoundStateProps } from './NotFoundState.tsx';
export type { HeadingLevel } from './State.tsx';
export { Skeleton, type SkeletonProps } from '../skeleton/index.ts';
