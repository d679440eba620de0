'use client';

import { ImageField, type ImageFieldProps } from '@edge-console/ui/image-field';
import type { PickedImage } from '@edge-console/ui/image-picker';
import { BoundField } from '../react/BoundField.tsx';
import type { BoundProps } from './fieldNames.ts';
import { useBound } from './useBound.tsx';

export type FormImageFieldProps<Fields extends object> = BoundProps<ImageFieldProps, Fields, PickedImage>;

/** By its name and its description; no image is nothing. */
function describeImage(value: unknown): string {
  // The control holds nothing else.
  const image = value as PickedImage | null | undefined;
  return [image?.name, image?.alt].filter(Boolean).join(': ');
}

/** An image of a form, with its description; `null` for none. It is validated as soon as it is chosen. */
export function FormImageField<Fields extends object>({ form, name, ...rest }: FormImageFieldProps<Fields>) {
  const { value, onChange, errorMessage, isRequired } = useBound<Fields, PickedImage>({ form, name }, rest);
  return (
    <BoundField form={form} name={name} label={rest.label} describe={describeImage}>
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
    </BoundField>
  );
}
