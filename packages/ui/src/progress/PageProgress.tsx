import { forwardRef } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { useMessages } from '../messages/index.ts';
import { progressMessages } from './messages.ts';
import * as styles from './PageProgress.css.ts';
import { usePendingIndicator } from './usePendingIndicator.ts';

export interface PageProgressProps extends ElementProps {
  /** Whether the next page is on its way. */
  isPending: boolean;
  /** What is awaited, for assistive technology. @default "Loading" */
  label?: string;
}

/** A line at the top of the window while the next page loads. Mount it once; it appears after 200 ms. */
export const PageProgress = forwardRef<HTMLDivElement, PageProgressProps>(function PageProgress(
  { isPending, label, ...rest },
  ref,
) {
  const texts = useMessages(progressMessages);
  const isShown = usePendingIndicator(isPending);
  if (!isShown) return null;
  return (
    <div {...rest} ref={ref} className={styles.bar}>
      <progress aria-label={label ?? texts.loading} className={styles.meaning} />
      <span className={styles.line} />
    </div>
  );
});
