import { TextField, type TextFieldProps } from '@edge-console/ui/text-field';
import { BoundField } from '../react/BoundField.tsx';
import type { Form } from '../state/form.ts';
import type { NameOf } from './fieldNames.ts';
import { useBoundText } from './useBoundText.ts';

/** What the form says about a field; the rest of the control's props stay open. */
export type Bound = 'name' | 'value' | 'onChange' | 'onBlur' | 'isRequired' | 'errorMessage';

export interface FormTextFieldProps<Input extends object> extends Omit<TextFieldProps, Bound> {
  form: Form<Input>;
  name: NameOf<Input, string>;
}

/** One line of text of a form. */
export function FormTextField<Input extends object>({ form, name, ...rest }: FormTextFieldProps<Input>) {
  const bound = useBoundText(form, name);
  return (
    <BoundField form={form} name={name} label={rest.label}>
      <TextField {...rest} {...bound} />
    </BoundField>
  );
}
