import { forwardRef } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { useMessages } from '../messages/index.ts';
import { progressMessages } from './messages.ts';
import * as styles from './Spinner.css.ts';
import { usePendingIndicator } from './usePendingIndicator.ts';

export interface SpinnerProps extends ElementProps {
  /** What is loading, for assistive technology. @default "Loading" */
  label?: string;
  /** Diameter: 14 or 20 px. @default 'sm' */
  size?: 'sm' | 'md';
  /** Set to false when the work ends; the ring stays until 400 ms have passed. @default true */
  isPending?: boolean;
}

/** A spinner for work of unknown length. Appears after 200 ms and stays at least 400 ms. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { label, size = 'sm', isPending = true, ...rest },
  ref,
) {
  const messages = useMessages(progressMessages);
  const isShown = usePendingIndicator(isPending);
  if (!isShown) return null;
  return (
    <span {...rest} ref={ref} className={styles.root}>
      <progress aria-label={label ?? messages.loading} className={styles.meaning} />
      <span className={size === 'md' ? `${styles.ring} ${styles.large}` : styles.ring} />
    </span>
  );
});
