import { useId, type ReactNode } from 'react';
import { CircleExclamationPoint, Icon } from '../icon/index.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps {
  label: string;
  /** Only for assistive technology: the selection column of a table. @default false */
  isLabelHidden?: boolean;
  description?: ReactNode;
  /** What is wrong; its presence makes the box invalid. */
  errorMessage?: string | undefined;
  isSelected: boolean;
  /** Some of what it stands for is selected. @default false */
  isIndeterminate?: boolean;
  onChange: (isSelected: boolean) => void;
  onBlur?: () => void;
  name?: string;
  /** @default false */
  isRequired?: boolean;
  /** @default false */
  isDisabled?: boolean;
}

/** Consent, or one choice in a set. */
export function Checkbox({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isSelected,
  isIndeterminate = false,
  onChange,
  onBlur,
  name,
  isRequired = false,
  isDisabled = false,
}: CheckboxProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const message = errorMessage ?? description;
  return (
    <label htmlFor={id} className={styles.root} data-disabled={isDisabled || undefined}>
      <input
        id={id}
        type="checkbox"
        name={name}
        className={styles.box}
        // `indeterminate` is no attribute: only a property can set it.
        ref={(box) => {
          if (box !== null) box.indeterminate = isIndeterminate;
        }}
        // The label element holds the description too; the name is the label alone.
        aria-labelledby={`${id}-label`}
        aria-describedby={message === undefined ? undefined : messageId}
        aria-invalid={errorMessage === undefined ? undefined : true}
        aria-required={isRequired || undefined}
        disabled={isDisabled}
        checked={isSelected}
        onChange={(event) => onChange(event.currentTarget.checked)}
        onBlur={onBlur}
      />
      <span className={isLabelHidden ? styles.hidden : styles.words}>
        <span>
          <span id={`${id}-label`}>{label}</span>
          {isRequired && (
            <span aria-hidden="true" className={styles.required}>
              *
            </span>
          )}
        </span>
        {errorMessage !== undefined ? (
          <span id={messageId} className={styles.error}>
            <Icon icon={CircleExclamationPoint} size={14} className={styles.errorIcon} />
            {errorMessage}
          </span>
        ) : (
          description !== undefined && (
            <span id={messageId} className={styles.description}>
              {description}
            </span>
          )
        )}
      </span>
    </label>
  );
}
