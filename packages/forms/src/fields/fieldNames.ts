import type { FormFields } from '../state/form.ts';

/** Names of the fields that hold a `Value` or nothing. */
export type NameOf<Input extends object, Value> = {
  [Name in keyof Input & string]-?: NonNullable<Input[Name]> extends Value ? Name : never;
}[keyof Input & string];

/** Which field of which form a control shows. */
export type FieldOf<Fields extends object, Value> = {
  form: FormFields<Fields>;
  name: NameOf<Fields, Value>;
};

/** What the form says about a control. */
type Said = 'name' | 'value' | 'defaultValue' | 'isSelected' | 'onChange' | 'onBlur' | 'errorMessage';

/** The properties of a control that shows a field of a form: which field, and what the form does not say. */
export type BoundProps<Props, Fields extends object, Value> = Omit<Props, Said> & FieldOf<Fields, Value>;
