'use client';

import { FileDrop, type FileDropProps } from '@edge-console/ui/file-drop';
import { useState } from 'react';
import { FormField } from '../react/FormField.tsx';
import { keyOf } from '../state/fieldArray.ts';
import type { FieldReference } from './fieldProps.ts';
import { useField } from './useField.tsx';

type Stored = File | readonly File[];

export type FormFileDropProps<Fields extends object> = FieldReference<Fields, Stored> &
  Omit<FileDropProps, 'name' | 'files' | 'onAdd' | 'onReject' | 'onRemove' | 'errorMessage'>;

/** A file of a form, or with `maxCount` a list of files, validated when chosen; invalid files are not added. */
export function FormFileDrop<Fields extends object>({ form, name, maxCount, ...rest }: FormFileDropProps<Fields>) {
  const { value, onChange, errorMessage, isRequired } = useField<Fields, Stored>({ form, name }, rest);
  const [rejection, setRejection] = useState<{ message: string; storedThen: unknown }>();
  const files = Array.isArray(value) ? (value as readonly File[]) : value ? [value as File] : [];
  // Cleared with the next file that is added or removed.
  const rejected = rejection?.storedThen === value ? rejection?.message : undefined;
  const hold = (next: readonly File[]) => {
    onChange(maxCount === undefined ? (next.at(-1) ?? null) : next);
    form.blur(name);
  };
  return (
    <FormField form={form} name={name} label={rest.label}>
      <FileDrop
        {...rest}
        isRequired={isRequired}
        // One file can be rejected before it is added, and another by its rule.
        errorMessage={[rejected ?? [], errorMessage ?? []].flat().join(' ') || undefined}
        files={files.map((file) => ({ id: keyOf(file), name: file.name, size: file.size }))}
        maxCount={maxCount}
        onAdd={(added) => hold([...files, ...added])}
        onReject={(all) =>
          setRejection({ message: all.map(({ message }) => message).join(' '), storedThen: form.value(name) })
        }
        onRemove={(id) => hold(files.filter((file) => keyOf(file) !== id))}
      />
    </FormField>
  );
}
