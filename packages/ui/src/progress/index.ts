export { Spinner, type SpinnerProps } from './Spinner.tsx';
export { usePendingIndicator } from './usePendingIndicator.ts';
