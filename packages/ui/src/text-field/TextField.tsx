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
  /** The value, controlled. Absent: uncontrolled, and typing renders nothing. */
  value?: string | undefined;
  /** Initial value, uncontrolled. @default '' */
  defaultValue?: string | undefined;
  /** Each change, with the new value. */
  onChange?: ((value: string) => void) | undefined;
  /** The focus has left it: the moment to validate it. */
  onBlur?: (() => void) | undefined;
  /** Which keyboard a phone shows and what a browser may fill in. @default 'text' */
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | undefined;
  /** Height: 28, 32, 36 (32 when compact) or 44 px; 44 for a finger. @default 'lg' */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /**
   * Which way the value runs: `ltr` for what is not language (host names, ids), in any page.
   * @default 'ltr' for e-mail, telephone, URL and password, else that of the page
   */
  dir?: 'ltr' | 'rtl' | 'auto' | undefined;
  /** Value is shown and selectable, and cannot change. @default false */
  isReadOnly?: boolean | undefined;
  /** Only where it explains itself; else `isReadOnly` with a description that says why. @default false */
  isDisabled?: boolean | undefined;
  /** In place of `errorMessage` where a form of many fields keeps its errors: a change renders nothing. */
  errorSource?: ErrorSource | undefined;
  /** Before the value: an icon or a fixed beginning. Words are read with the field. */
  prefix?: ReactNode;
  /** After the value: a unit or a state. Words are read with the field. */
  suffix?: ReactNode;
  /** A button inside the box, after the value. */
  action?: ReactNode;
}

/** One line of text. */
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
  // A picture has nothing to say; a unit or a fixed beginning does.
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
