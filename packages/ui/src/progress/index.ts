export { PageProgress, type PageProgressProps } from './PageProgress.tsx';
export { ProgressBar, type ProgressBarProps } from './Progress.tsx';
export { Spinner, type SpinnerProps } from './Spinner.tsx';
export { usePendingIndicator } from './usePendingIndicator.ts';
