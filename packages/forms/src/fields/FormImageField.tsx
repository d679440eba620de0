'use client';

import { ImageField, type ImageFieldProps } from '@edge-console/ui/image-field';
import type { PickedImage } from '@edge-console/ui/image-picker';
import { FormField } from '../react/FormField.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useField } from './useField.tsx';

export type FormImageFieldProps<Fields extends object> = FieldProps<ImageFieldProps, Fields, PickedImage>;

/** By its name and its description; no image is nothing. */
function formatImage(value: unknown): string {
  // The control holds nothing else.
  const image = value as PickedImage | null | undefined;
  return [image?.name, image?.alt].filter(Boolean).join(': ');
}

/** An image of a form, with its description; `null` for none. It is validated as soon as it is chosen. */
export function FormImageField<Fields extends object>({ form, name, ...rest }: FormImageFieldProps<Fields>) {
  const { value, onChange, errorMessage, isRequired } = useField<Fields, PickedImage>({ form, name }, rest);
  return (
    <FormField form={form} name={name} label={rest.label} formatValue={formatImage}>
      <ImageField
        {...rest}
        isRequired={isRequired}
        errorMessage={errorMessage}
        value={value ?? null}
        onChange={(image) => {
          onChange(image);
          form.blur(name);
        }}
      />
    </FormField>
  );
}
