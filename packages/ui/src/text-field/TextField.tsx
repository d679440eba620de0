import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { controlAttributes, Field, useFieldIds, type FieldProps } from '../field/index.ts';
import * as box from '../field/FieldBox.css.ts';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoFocus'
  | 'enterKeyHint'
  | 'id'
  | 'inputMode'
  | 'maxLength'
  | 'name'
  | 'onFocus'
  | 'onKeyDown'
  | 'placeholder'
  | 'spellCheck'
>;

export interface TextFieldProps extends FieldProps, Native {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** @default 'text' */
  type?: 'text' | 'email' | 'password' | 'tel' | 'url';
  /** Height: 28, 32, 36 (32 when compact) or 44 px. @default 'lg' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Value is shown and selectable, and cannot change. @default false */
  isReadOnly?: boolean;
  /** @default false */
  isDisabled?: boolean;
  /** Before the value: an icon or a fixed beginning. */
  prefix?: ReactNode;
  /** After the value: a unit or a state. */
  suffix?: ReactNode;
  /** A button inside the box, after the value. */
  action?: ReactNode;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. */
export function TextField({
  label,
  isLabelHidden,
  isRequired,
  isOptionalShown,
  description,
  errorMessage,
  labelEnd,
  value,
  onChange,
  onBlur,
  type = 'text',
  size = 'lg',
  isReadOnly = false,
  isDisabled = false,
  prefix,
  suffix,
  action,
  inputRef,
  id,
  ...native
}: TextFieldProps) {
  const ids = useFieldIds(id);
  const around = { label, isLabelHidden, isRequired, isOptionalShown, description, errorMessage, labelEnd };
  return (
    <Field ids={ids} {...around}>
      <span
        className={box.box({ size })}
        data-invalid={errorMessage !== undefined || undefined}
        data-readonly={isReadOnly || undefined}
        data-disabled={isDisabled || undefined}
      >
        {prefix !== undefined && <span className={box.prefix}>{prefix}</span>}
        <input
          {...native}
          {...controlAttributes(ids, { description, errorMessage, isRequired })}
          ref={inputRef}
          type={type}
          className={box.input}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
          readOnly={isReadOnly}
          disabled={isDisabled}
        />
        {suffix !== undefined && <span className={box.suffix}>{suffix}</span>}
        {action !== undefined && <span className={box.action}>{action}</span>}
      </span>
    </Field>
  );
}
