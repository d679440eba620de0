'use client';

import { TextArea, type TextAreaProps } from '@edge-console/ui/text-area';
import { BoundField } from '../react/BoundField.tsx';
import type { BoundProps } from './fieldNames.ts';
import { useBound } from './useBound.tsx';

export type FormTextAreaProps<Fields extends object> = BoundProps<TextAreaProps, Fields, string>;

/** Several lines of text of a form, with a counter where there is a `characterLimit`. */
export function FormTextArea<Fields extends object>({ form, name, ...rest }: FormTextAreaProps<Fields>) {
  const { value, ...bound } = useBound<Fields, string>({ form, name }, rest);
  return (
    <BoundField form={form} name={name} label={rest.label}>
      <TextArea {...rest} {...bound} name={name} value={value ?? ''} />
    </BoundField>
  );
}
