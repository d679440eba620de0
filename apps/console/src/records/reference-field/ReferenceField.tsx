import { FormCombobox, type FormComboboxProps, useFieldValue } from '@edge-console/forms';
import { useState } from 'react';
import { formDrawerMessages } from '../form/messages.ts';
import { useReferenceLabel } from './useReferenceLabel.ts';

type Choice = { id: string; label: string };

export type ReferenceFieldProps<Fields extends object> = Omit<FormComboboxProps<Fields>, 'items' | 'valueLabel'> & {
  /** The options matching a text. Rejects with the failed call. */
  load: (text: string, signal: AbortSignal) => Promise<Choice[]>;
  /** The initial selection, if its label is known. */
  first?: Choice;
};

/** An account or user, found by typing. A value from a URL or draft only has an ID, and its label is loaded. */
export function ReferenceField<Fields extends object>({ load, first, ...rest }: ReferenceFieldProps<Fields>) {
  const value: unknown = useFieldValue(rest.form, rest.name);
  const id = typeof value === 'string' && value !== '' ? value : null;
  const [known] = useState(() => new Map(first && [[first.id, first.label]]));
  const label = id === null ? undefined : known.get(id);
  const read = useReferenceLabel(label === undefined ? id : null);
  return (
    <FormCombobox
      {...(rest as FormComboboxProps<Fields>)}
      // Never show the ID.
      valueLabel={label ?? read.label ?? (read.isLoading ? '' : formDrawerMessages.chosen)}
      items={async (text, signal) => {
        const choices = await load(text, signal);
        for (const choice of choices) known.set(choice.id, choice.label);
        return choices;
      }}
    />
  );
}
