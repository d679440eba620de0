import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import {
  controlAttributes,
  splitAttributes,
  Field,
  FieldBox,
  useFieldIds,
  type ErrorSource,
  type FieldProps,
} from '../field/index.ts';
import * as box from '../field/FieldBox.css.ts';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoFocus'
  | 'enterKeyHint'
  | 'inputMode'
  | 'maxLength'
  | 'name'
  | 'onFocus'
  | 'onKeyDown'
  | 'placeholder'
  | 'spellCheck'
>;

export interface TextFieldProps extends FieldProps, Native {
  /** The value (controlled). Omit it for an uncontrolled field, which does not re-render while typing. */
  value?: string | undefined;
  /** Initial value, uncontrolled. @default '' */
  defaultValue?: string | undefined;
  /** Called on each change with the new value. */
  onChange?: ((value: string) => void) | undefined;
  /** Called when focus leaves the field: the time to validate it. */
  onBlur?: (() => void) | undefined;
  /** Sets the phone keyboard and browser autofill. @default 'text' */
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | undefined;
  /** Height: 28, 32, 36 (32 when compact) or 44 px; 44 for touch. @default 'lg' */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /**
   * Text direction of the value: `ltr` for host names, IDs and other non-language text.
   * @default 'ltr' for email, telephone, URL and password, otherwise that of the page
   */
  dir?: 'ltr' | 'rtl' | 'auto' | undefined;
  /** Value is shown and selectable, and cannot change. @default false */
  isReadOnly?: boolean | undefined;
  /** Only where the reason is obvious; otherwise use `isReadOnly` with a description. @default false */
  isDisabled?: boolean | undefined;
  /** Replaces `errorMessage` in forms that store errors outside React: a change re-renders nothing. */
  errorSource?: ErrorSource | undefined;
  /** Before the value: an icon or a fixed prefix. Text is announced with the field. */
  prefix?: ReactNode;
  /** After the value: a unit or a status. Text is announced with the field. */
  suffix?: ReactNode;
  /** A button inside the box, after the value. */
  action?: ReactNode;
}

/** A single-line text field. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {
    id,
    label,
    isLabelHidden,
    isRequired,
    isOptionalShown,
    description,
    errorMessage,
    errorSource,
    labelEnd,
    value,
    defaultValue,
    onChange,
    onBlur,
    type = 'text',
    size = 'lg',
    dir = type === 'text' ? undefined : 'ltr',
    isReadOnly = false,
    isDisabled = false,
    prefix,
    suffix,
    action,
    ...rest
  },
  ref,
) {
  const ids = useFieldIds(id);
  const { data, native } = splitAttributes(rest);
  // Icons are decorative; a text prefix describes the field.
  const prefixId = typeof prefix === 'string' ? `${ids.control}-prefix` : undefined;
  const suffixId = typeof suffix === 'string' ? `${ids.control}-suffix` : undefined;
  const affixes = [prefixId, suffixId].filter(Boolean).join(' ');
  const around = {
    label,
    isLabelHidden,
    isRequired,
    isOptionalShown,
    description,
    errorMessage,
    errorSource,
    labelEnd,
  };
  return (
    <Field {...data} ids={ids} {...around}>
      <FieldBox
        size={size}
        isInvalid={errorMessage !== undefined}
        isReadOnly={isReadOnly}
        isDisabled={isDisabled}
        prefix={prefix}
        prefixId={prefixId}
        suffix={suffix}
        suffixId={suffixId}
        action={action}
      >
        <input
          {...native}
          {...controlAttributes(ids, { description, errorMessage, isRequired }, affixes)}
          ref={ref}
          type={type}
          dir={dir}
          className={box.input}
          value={value}
          defaultValue={value === undefined ? defaultValue : undefined}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
          onBlur={onBlur}
          readOnly={isReadOnly}
          disabled={isDisabled}
        />
      </FieldBox>
    </Field>
  );
});
