import { forwardRef, useId, type ReactNode } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { describedBy, splitAttributes, FieldMessage } from '../field/index.ts';
import { usePendingIndicator } from '../progress/usePendingIndicator.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends ElementProps {
  /** What is on or off. */
  label: string;
  /** Hides the label visually, for a switch in the row or card it controls. @default false */
  isLabelHidden?: boolean | undefined;
  /** What being on means; a `disabledReason` follows it. */
  description?: ReactNode;
  /** The error, below the label; its presence makes the switch invalid. */
  errorMessage?: string | undefined;
  /** Whether it is on (controlled). */
  isSelected: boolean;
  /** Called on each change with the new value. */
  onChange: (isSelected: boolean) => void;
  /** Name in native form data. */
  name?: string | undefined;
  /** Whether the change is being saved: presses do nothing, focus stays, the thumb spins. @default false */
  isPending?: boolean | undefined;
  /** Disables the switch and removes it from the Tab order. Prefer `disabledReason`. @default false */
  isDisabled?: boolean | undefined;
  /** Why it cannot be changed. The switch stays focusable and says so. */
  disabledReason?: string | undefined;
  /** `row`: label first, switch at the end; `inline`: switch before the label. @default 'row' */
  layout?: 'row' | 'inline' | undefined;
}

/** An on/off setting that takes effect immediately. For consent and multiple choice, use a Checkbox. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  {
    id: givenId,
    label,
    isLabelHidden = false,
    description,
    errorMessage,
    isSelected,
    onChange,
    name,
    isPending = false,
    isDisabled = false,
    disabledReason,
    layout = 'row',
    ...rest
  },
  ref,
) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const descriptionId = `${id}-description`;
  const isRefused = disabledReason !== undefined;
  const isInert = isRefused || isPending;
  const isSpinning = usePendingIndicator(isPending);
  const hasDescription = description !== undefined || isRefused;
  return (
    <label
      {...splitAttributes(rest).data}
      htmlFor={id}
      className={styles.root({ layout })}
      data-disabled={isDisabled || isRefused || undefined}
      data-pending={isPending || undefined}
    >
      <span className={isLabelHidden ? styles.hidden : styles.text}>
        <span id={`${id}-label`} className={styles.label({ layout })}>
          {label}
        </span>
        {hasDescription && (
          <span id={descriptionId}>
            {description !== undefined && <span className={styles.description}>{description}</span>}
            {isRefused && <span className={styles.description}>{disabledReason}</span>}
          </span>
        )}
        <FieldMessage id={`${id}-error`} errorMessage={errorMessage} />
      </span>
      <input
        ref={ref}
        id={id}
        type="checkbox"
        role="switch"
        name={name}
        className={styles.track}
        // The label element also contains the description, so the name is set to the label only.
        aria-labelledby={`${id}-label`}
        {...describedBy(`${id}-error`, { errorMessage }, hasDescription ? descriptionId : undefined)}
        aria-invalid={errorMessage === undefined ? undefined : true}
        aria-checked={isSelected}
        aria-disabled={isInert || undefined}
        data-refused={isRefused || undefined}
        data-spinning={isSpinning || undefined}
        disabled={isDisabled}
        checked={isSelected}
        onChange={(event) => {
          if (!isInert) onChange(event.currentTarget.checked);
        }}
      />
    </label>
  );
});
