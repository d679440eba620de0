export { ProgressBar, type ProgressBarProps } from './ProgressBar.tsx';
export { Spinner, type SpinnerProps } from './Spinner.tsx';
export { usePendingIndicator } from './usePendingIndicator.ts';
