import { forwardRef } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { useMessages } from '../messages/index.ts';
import { progressMessages } from './messages.ts';
import * as styles from './Spinner.css.ts';
import { usePendingIndicator } from './usePendingIndicator.ts';

export interface SpinnerProps extends ElementProps {
  /** What is awaited, for assistive technology. @default "Loading" */
  label?: string;
  /** Edge: 14 or 20 px. @default 'sm' */
  size?: 'sm' | 'md';
  /** Turn off when the work ends: the ring then stays for what is missing of 400 ms. @default true */
  isPending?: boolean;
}

/** A turning ring for work without a known end. It appears after 200 ms and stays at least 400 ms. */
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
