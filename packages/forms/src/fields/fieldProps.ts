import type { FormFields } from '../state/form.ts';

/** Names of the fields whose value is a `Value` or nothing. */
export type FieldNameByValue<Input extends object, Value> = {
  [Name in keyof Input & string]-?: NonNullable<Input[Name]> extends Value ? Name : never;
}[keyof Input & string];

/** The form and the field that a control shows. */
export type FieldReference<Fields extends object, Value> = {
  form: FormFields<Fields>;
  name: FieldNameByValue<Fields, Value>;
};

/** The props that the form passes to a control. */
type BoundPropName = 'name' | 'value' | 'defaultValue' | 'isSelected' | 'onChange' | 'onBlur' | 'errorMessage';

/** Props of a control bound to a form field: the field, and the control's own props. */
export type FieldProps<Props, Fields extends object, Value> = Omit<Props, BoundPropName> &
  FieldReference<Fields, Value>;
