import { forwardRef, useEffect, useId, type ReactNode } from 'react';
import { useMergedRef } from '../dom/useMergedRef.ts';
import type { ElementProps } from '../dom/index.ts';
import { describedBy, splitAttributes, FieldLabel, FieldMessage } from '../field/index.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends ElementProps {
  /** Label: the choice, or the consent. */
  label: string;
  /**
   * The visible label if part of it is a link, with the same words as `label`. A press on the link does not toggle the
   * box.
   */
  labelContent?: ReactNode;
  /** Only for assistive technology: the selection column of a table. @default false */
  isLabelHidden?: boolean | undefined;
  /** What selecting it means; replaced by an error. */
  description?: ReactNode;
  /** Error message; makes the box invalid. */
  errorMessage?: string | undefined;
  /** Whether it is selected (controlled). */
  isSelected: boolean;
  /** Indeterminate: some of its items are selected. @default false */
  isIndeterminate?: boolean | undefined;
  /** Called with the new value. */
  onChange: (isSelected: boolean) => void;
  /** Called when focus leaves: the time to validate. */
  onBlur?: (() => void) | undefined;
  /** Field name in native form data. */
  name?: string | undefined;
  /** Shows "*"; the form explains it in its legend. @default false */
  isRequired?: boolean | undefined;
  /** Disabled and not focusable. Prefer a `disabledReason`. @default false */
  isDisabled?: boolean | undefined;
  /** Why it cannot be changed. The box remains focusable and shows the reason. */
  disabledReason?: string | undefined;
}

/** A consent, or one choice of several. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  {
    id: givenId,
    label,
    labelContent,
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
    disabledReason,
    ...rest
  },
  ref,
) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const inputRef = useMergedRef(ref);
  useEffect(() => {
    // `indeterminate` can only be set as a property.
    if (inputRef.current !== null) inputRef.current.indeterminate = isIndeterminate;
  });
  const isRefused = disabledReason !== undefined;
  return (
    <label
      {...splitAttributes(rest).data}
      htmlFor={id}
      className={styles.root}
      data-disabled={isDisabled || isRefused || undefined}
    >
      <input
        ref={inputRef}
        id={id}
        type="checkbox"
        name={name}
        className={styles.box}
        // The label element includes the description, but the name is the label alone.
        {...(labelContent === undefined ? { 'aria-labelledby': `${id}-label` } : { 'aria-label': label })}
        {...describedBy(`${id}-message`, { description, errorMessage }, isRefused ? `${id}-reason` : undefined)}
        aria-invalid={errorMessage === undefined ? undefined : true}
        aria-required={isRequired || undefined}
        aria-disabled={isRefused || undefined}
        disabled={isDisabled}
        checked={isSelected}
        onChange={(event) => {
          // The browser clears it on press, and React restores it only if the props change.
          event.currentTarget.indeterminate = isIndeterminate;
          if (!isRefused) onChange(event.currentTarget.checked);
        }}
        onBlur={onBlur}
      />
      <span className={isLabelHidden ? styles.hidden : styles.text}>
        <span id={`${id}-label`} className={styles.label}>
          <FieldLabel label={labelContent ?? label} isRequired={isRequired} />
        </span>
        <FieldMessage id={`${id}-message`} description={description} errorMessage={errorMessage} />
        {isRefused && <FieldMessage id={`${id}-reason`} description={disabledReason} />}
      </span>
    </label>
  );
});
