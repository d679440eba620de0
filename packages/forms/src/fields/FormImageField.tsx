'use client';

import { ImageField, type ImageFieldProps } from '@edge-console/ui/image-field';
import type { PickedImage } from '@edge-console/ui/image-picker';
import { FormField } from '../react/FormField.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useField } from './useField.tsx';

export type FormImageFieldProps<Fields extends object> = FieldProps<ImageFieldProps, Fields, PickedImage>;

/** The file name and the alternative text; empty without an image. */
function formatImage(value: unknown): string {
  // The control only contains images.
  const image = value as PickedImage | null | undefined;
  return [image?.name, image?.alt].filter(Boolean).join(': ');
}

/** An image with alternative text; `null` without one. Validated when chosen. */
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
