import { forwardRef, useId, type ReactNode } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { formatPercent } from '../formats/index.ts';
import { CircleCheck, CircleExclamationPoint, Icon } from '../icon/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { progressMessages } from './messages.ts';
import * as styles from './Progress.css.ts';
import { progressRatio } from './progressRatio.ts';

export interface ProgressBarProps extends ElementProps {
  /** What is in progress: "logo-dark.png", "Export of 2,431 users". */
  label: string;
  /** Whether the label is for screen readers only, because the context already shows it. @default false */
  isLabelHidden?: boolean;
  /** Progress from 0 to `maxValue`. Without it, the bar animates with unknown length. */
  value?: number | undefined;
  /** The value at the end. @default 100 */
  maxValue?: number;
  /** The value in words: "3 of 8 files". @default the percentage */
  valueText?: string | undefined;
  /** The current step, or the error: "Checking the certificate". */
  description?: ReactNode;
  /** Whether the work is running, done or failed. @default 'running' */
  state?: 'running' | 'done' | 'failed';
}

/** Shows progress. For short work without any details, use a Spinner. */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(
  { label, isLabelHidden = false, value, maxValue = 100, valueText, description, state = 'running', ...rest },
  ref,
) {
  const messages = useMessages(progressMessages);
  const locale = useLocale();
  const labelId = useId();
  const descriptionId = useId();
  const share = state === 'done' ? 1 : progressRatio(value, maxValue);
  const text =
    state === 'done'
      ? messages.done
      : (valueText ?? (share === undefined ? undefined : formatPercent(Math.floor(share * 100) / 100, locale, 0)));
  return (
    <div {...rest} ref={ref} className={styles.root} data-state={state}>
      <div className={isLabelHidden ? styles.hidden : styles.header}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        <span aria-hidden="true" className={styles.value}>
          {state === 'done' && <Icon icon={CircleCheck} size={14} className={styles.done} />}
          <span>{text}</span>
        </span>
      </div>
      <progress
        aria-labelledby={labelId}
        aria-describedby={description === undefined ? undefined : descriptionId}
        aria-valuetext={text}
        max={100}
        {...(share !== undefined && { value: Math.floor(share * 100) })}
        className={styles.hidden}
      />
      <div className={styles.track}>
        <span
          className={share === undefined ? styles.runner : styles.fill}
          style={{ [styles.share.slice(4, -1)]: share ?? 0 }}
        />
      </div>
      {description !== undefined && (
        <div id={descriptionId} className={styles.description}>
          {state === 'failed' && <Icon icon={CircleExclamationPoint} size={14} className={styles.failed} />}
          <span>{description}</span>
        </div>
      )}
    </div>
  );
});
