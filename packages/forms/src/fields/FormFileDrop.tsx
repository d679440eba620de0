'use client';

import { FileDrop, type FileDropProps } from '@edge-console/ui/file-drop';
import { useState } from 'react';
import { BoundField } from '../react/BoundField.tsx';
import { keyOf } from '../state/fieldList.ts';
import type { FieldOf } from './fieldNames.ts';
import { useBound } from './useBound.tsx';

type Held = File | readonly File[];
type Said = 'name' | 'files' | 'onAdd' | 'onReject' | 'onRemove' | 'errorMessage' | 'maxCount';

export type FormFileDropProps<Fields extends object> = Omit<FileDropProps, Said> &
  FieldOf<Fields, Held> & {
    /** Files in all; the field then holds a list. @default one file, or `null` */
    maxCount?: number | undefined;
  };

/** Files of a form, judged as soon as they are chosen. What is no file of the kind is said and not taken. */
export function FormFileDrop<Fields extends object>({ form, name, maxCount, ...rest }: FormFileDropProps<Fields>) {
  const { value, onChange, errorMessage, isRequired } = useBound<Fields, Held>({ form, name }, rest);
  const [rejection, setRejection] = useState<{ message: string; heldThen: unknown }>();
  const files = Array.isArray(value) ? (value as readonly File[]) : value ? [value as File] : [];
  const hold = (next: readonly File[]) => {
    onChange(maxCount === undefined ? (next.at(-1) ?? null) : next);
    form.blur(name);
  };
  return (
    <BoundField form={form} name={name} label={rest.label}>
      <FileDrop
        {...rest}
        isRequired={isRequired}
        // It goes with the next file that is taken or removed.
        errorMessage={rejection?.heldThen === value ? rejection?.message : errorMessage}
        files={files.map((file) => ({ id: keyOf(file), name: file.name, size: file.size }))}
        maxCount={maxCount}
        onAdd={(added) => hold([...files, ...added])}
        onReject={(rejections) =>
          setRejection({ message: rejections.map(({ message }) => message).join(' '), heldThen: value })
        }
        onRemove={(id) => hold(files.filter((file) => keyOf(file) !== id))}
      />
    </BoundField>
  );
}
