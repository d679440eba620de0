import { forwardRef } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { useMessages } from '../messages/index.ts';
import { progressMessages } from './messages.ts';
import * as styles from './PageProgress.css.ts';

export interface PageProgressProps extends ElementProps {
  /** Whether the next page is loading. */
  isPending: boolean;
  /** What is loading, for assistive technology. @default "Loading" */
  label?: string;
}

/** A line at the top of the window while the next page loads. Mount it once; it appears after 100 ms. */
export const PageProgress = forwardRef<HTMLProgressElement, PageProgressProps>(function PageProgress(
  { isPending, label, ...rest },
  ref,
) {
  const messages = useMessages(progressMessages);
  if (!isPending) return null;
  return <progress {...rest} ref={ref} aria-label={label ?? messages.loading} className={styles.bar} />;
});
