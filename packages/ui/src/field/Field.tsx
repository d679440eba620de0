import { useRef, type ReactNode } from 'react';
import * as styles from './Field.css.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import { LiveMessage } from './LiveMessage.tsx';
import type { ErrorSource, FieldIds, FieldProps } from './useField.ts';

interface FieldFrameProps extends Omit<FieldProps, 'id'> {
  ids: FieldIds;
  /** An error outside React state, instead of `errorMessage`. */
  errorSource?: ErrorSource | undefined;
  /** The label names a button or a group, which `htmlFor` cannot reference. @default false */
  isLabelDetached?: boolean;
  /** Called when a detached label is pressed, which focuses nothing by itself. */
  onLabelPress?: (() => void) | undefined;
  /** Content at the end of the line below the control: a counter. */
  messageEnd?: ReactNode;
  children: ReactNode;
}

/** Label above the control, hint or error below. */
export function Field({
  ids,
  label,
  isLabelHidden = false,
  isLabelDetached = false,
  onLabelPress,
  isRequired = false,
  isOptionalShown = false,
  description,
  errorMessage,
  errorSource,
  labelEnd,
  messageEnd,
  children,
  ...data
}: FieldFrameProps) {
  const labelClass = isLabelHidden ? styles.hidden : styles.label;
  const words = <FieldLabel label={label} isRequired={isRequired} isOptionalShown={isOptionalShown} />;
  const root = useRef<HTMLDivElement>(null);
  const message = errorSource ? (
    <LiveMessage ids={ids} description={description} source={errorSource} field={root} />
  ) : (
    <FieldMessage id={ids.message} description={description} errorMessage={errorMessage} />
  );
  const named = isLabelDetached ? (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- like any label: the control itself handles keys
    <span id={ids.label} className={labelClass} onClick={onLabelPress}>
      {words}
    </span>
  ) : (
    <label id={ids.label} htmlFor={ids.control} className={labelClass}>
      {words}
    </label>
  );
  return (
    <div {...data} ref={root} className={styles.field}>
      {labelEnd === undefined ? (
        named
      ) : (
        <div className={styles.labelRow}>
          {named}
          <span className={styles.labelEnd}>{labelEnd}</span>
        </div>
      )}
      {children}
      {messageEnd === undefined ? (
        message
      ) : (
        <div className={styles.below}>
          {message}
          <span className={styles.end}>{messageEnd}</span>
        </div>
      )}
    </div>
  );
}
