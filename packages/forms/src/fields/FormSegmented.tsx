'use client';

import { Segmented, type SegmentedProps } from '@edge-console/ui/segmented';
import { BoundField } from '../react/BoundField.tsx';
import type { BoundProps } from './fieldNames.ts';
import { useChoiceLabels } from './choiceLabels.ts';
import { useBound } from './useBound.tsx';

export type FormSegmentedProps<Fields extends object> = BoundProps<SegmentedProps<string>, Fields, string>;

/** One of a few values of a form, of which one always holds; its label stands above it. */
export function FormSegmented<Fields extends object>({ form, name, ...rest }: FormSegmentedProps<Fields>) {
  const { value, onChange, errorMessage } = useBound<Fields, string>({ form, name });
  const bound = { value: value ?? '', onChange, errorMessage };
  return (
    <BoundField form={form} name={name} label={rest.label} describe={useChoiceLabels(rest.items)}>
      <Segmented isLabelHidden={false} {...rest} {...bound} />
    </BoundField>
  );
}
