import { useMessages } from '../messages/index.ts';
import * as styles from './ProgressBar.css.ts';
import { usePendingIndicator } from './usePendingIndicator.ts';

export interface ProgressBarProps {
  /** Whether the next page is on its way. */
  isActive: boolean;
  /** @default "Loading" */
  label?: string;
}

/** A line at the top of the window while the next page loads. Mount it once; it appears after 200 ms. */
export function ProgressBar({ isActive, label }: ProgressBarProps) {
  const texts = useMessages('progress');
  const isShown = usePendingIndicator(isActive);
  if (!isShown) return null;
  return (
    <div className={styles.bar}>
      <progress aria-label={label ?? texts.loading} className={styles.meaning} />
      <span className={styles.line} />
    </div>
  );
}
