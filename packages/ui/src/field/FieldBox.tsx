import type { ReactNode } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { markComposing } from '../dom/isComposing.ts';
import * as styles from './FieldBox.css.ts';

export interface FieldBoxProps extends ElementProps {
  size: 'sm' | 'md' | 'lg' | 'xl';
  isInvalid: boolean;
  isReadOnly?: boolean;
  isDisabled?: boolean;
  prefix?: ReactNode;
  prefixId?: string | undefined;
  suffix?: ReactNode;
  suffixId?: string | undefined;
  action?: ReactNode;
  className?: string | undefined;
  /** The control, without a border. */
  children: ReactNode;
}

/** The box around a control, with its prefix and suffix. A press on it focuses the control. */
export function FieldBox({
  size,
  isInvalid,
  isReadOnly = false,
  isDisabled = false,
  prefix,
  prefixId,
  suffix,
  suffixId,
  action,
  className,
  children,
  ...data
}: FieldBoxProps) {
  const boxClass = styles.box({ size });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the box only enlarges the input's press target
    <span
      {...data}
      className={className === undefined ? boxClass : `${boxClass} ${className}`}
      data-invalid={isInvalid || undefined}
      data-readonly={isReadOnly || undefined}
      data-disabled={isDisabled || undefined}
      onKeyDownCapture={markComposing}
      onMouseDown={(event) => {
        // The input and the buttons handle their own presses.
        if ((event.target as Element).closest('input, button, a') !== null) return;
        event.preventDefault();
        event.currentTarget.querySelector('input')?.focus();
      }}
    >
      {prefix !== undefined && (
        <span id={prefixId} className={styles.prefix}>
          {prefix}
        </span>
      )}
      {children}
      {suffix !== undefined && (
        <span id={suffixId} className={styles.suffix}>
          {suffix}
        </span>
      )}
      {action !== undefined && <span className={styles.action}>{action}</span>}
    </span>
  );
}
