import { forwardRef, useEffect, useId, type ReactNode } from 'react';
import { useMergedRef } from '../dom/useMergedRef.ts';
import type { ElementProps } from '../dom/index.ts';
import { describedBy, splitAttributes, FieldLabel, FieldMessage } from '../field/index.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends ElementProps {
  /** Label: the choice, or the consent. */
  label: string;
  /** The label as it is shown where a part of it is a link, in the words of `label`. A press on the link is none on the box. */
  labelContent?: ReactNode;
  /** Only for assistive technology: the selection column of a table. @default false */
  isLabelHidden?: boolean | undefined;
  /** What choosing it means; an error takes its place. */
  description?: ReactNode;
  /** What is wrong; its presence makes the box invalid. */
  errorMessage?: string | undefined;
  /** Whether it is on; the owner holds it. */
  isSelected: boolean;
  /** Indeterminate: some of its items are selected. @default false */
  isIndeterminate?: boolean | undefined;
  /** Each change, with the new value. */
  onChange: (isSelected: boolean) => void;
  /** The focus has left it: the moment to validate it. */
  onBlur?: (() => void) | undefined;
  /** Its name in the data of a native form. */
  name?: string | undefined;
  /** Shows "*"; the form explains it in its legend. @default false */
  isRequired?: boolean | undefined;
  /** It cannot be used now, and cannot be reached. Better a `disabledReason`. @default false */
  isDisabled?: boolean | undefined;
  /** Why it cannot be changed. The box stays focusable and says so. */
  disabledReason?: string | undefined;
}

/** Consent, or one choice in a set. */
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
    // `indeterminate` is no attribute: only a property can set it.
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
        // The label element holds the description too; the name is the label alone.
        {...(labelContent === undefined ? { 'aria-labelledby': `${id}-label` } : { 'aria-label': label })}
        {...describedBy(`${id}-message`, { description, errorMessage }, isRefused ? `${id}-reason` : undefined)}
        aria-invalid={errorMessage === undefined ? undefined : true}
        aria-required={isRequired || undefined}
        aria-disabled={isRefused || undefined}
        disabled={isDisabled}
        checked={isSelected}
        onChange={(event) => {
          // A press takes it away, also where the application keeps it and so renders nothing anew.
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
