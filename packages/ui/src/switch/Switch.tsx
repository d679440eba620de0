import { useId, type ReactNode } from 'react';
import * as styles from './Switch.css.ts';

export interface SwitchProps {
  label: string;
  /** What being on means; a `disabledReason` follows it. */
  description?: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  name?: string;
  /** @default false */
  isDisabled?: boolean;
  /** Why it cannot be changed. The switch stays focusable and says so. */
  disabledReason?: string | undefined;
  /** `row`: words at the start, switch at the end; `inline`: switch before the word. @default 'row' */
  layout?: 'row' | 'inline';
}

/** A plain yes or no, or a setting that takes effect at once. Consent and choices in a set are checkboxes. */
export function Switch({
  label,
  description,
  isSelected,
  onChange,
  name,
  isDisabled = false,
  disabledReason,
  layout = 'row',
}: SwitchProps) {
  const id = useId();
  const descriptionId = `${id}-description`;
  const isFixed = disabledReason !== undefined;
  const hasDescription = description !== undefined || isFixed;
  return (
    <label htmlFor={id} className={styles.root({ layout })} data-disabled={isDisabled || isFixed || undefined}>
      <span className={styles.words}>
        <span id={`${id}-label`} className={styles.label({ layout })}>
          {label}
        </span>
        {hasDescription && (
          <span id={descriptionId}>
            {description !== undefined && <span className={styles.description}>{description}</span>}
            {isFixed && <span className={styles.description}>{disabledReason}</span>}
          </span>
        )}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        name={name}
        className={styles.track}
        // The label element holds the description too; the name is the label alone.
        aria-labelledby={`${id}-label`}
        aria-describedby={hasDescription ? descriptionId : undefined}
        aria-checked={isSelected}
        aria-disabled={isFixed || undefined}
        disabled={isDisabled}
        checked={isSelected}
        onChange={(event) => {
          if (!isFixed) onChange(event.currentTarget.checked);
        }}
      />
    </label>
  );
}
