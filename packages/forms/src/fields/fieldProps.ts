import type { FormFields } from '../state/form.ts';

/** Names of the fields that hold a `Value` or nothing. */
export type FieldNameByValue<Input extends object, Value> = {
  [Name in keyof Input & string]-?: NonNullable<Input[Name]> extends Value ? Name : never;
}[keyof Input & string];

/** Which field of which form a control shows. */
export type FieldReference<Fields extends object, Value> = {
  form: FormFields<Fields>;
  name: FieldNameByValue<Fields, Value>;
};

/** The properties that the form gives to a control. */
type BoundPropName = 'name' | 'value' | 'defaultValue' | 'isSelected' | 'onChange' | 'onBlur' | 'errorMessage';

/** The properties of a control that shows a field of a form: the field, and the rest of its properties. */
export type FieldProps<Props, Fields extends object, Value> = Omit<Props, BoundPropName> &
  FieldReference<Fields, Value>;
