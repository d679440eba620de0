import { FormCombobox, type FormComboboxProps, useFieldValue } from '@edge-console/forms';
import { useState } from 'react';
import { formDrawerMessages } from '../form/messages.ts';
import { useReferenceLabel } from './useReferenceLabel.ts';

type Choice = { id: string; label: string };

export type ReferenceFieldProps<Fields extends object> = Omit<FormComboboxProps<Fields>, 'items' | 'valueLabel'> & {
  /** The choices for a text. Rejects with the failed call. */
  load: (text: string, signal: AbortSignal) => Promise<Choice[]>;
  /** What is chosen at first, where its words are known. */
  first?: Choice;
};

/**
 * An account or a person, found by typing. A value that was not found here (an address or a draft brings no more than an id) is shown
 * by the words that the API has for it.
 */
export function ReferenceField<Fields extends object>({ load, first, ...rest }: ReferenceFieldProps<Fields>) {
  const value: unknown = useFieldValue(rest.form, rest.name);
  const id = typeof value === 'string' && value !== '' ? value : null;
  const [known] = useState(() => new Map(first && [[first.id, first.label]]));
  const label = id === null ? undefined : known.get(id);
  const read = useReferenceLabel(label === undefined ? id : null);
  return (
    <FormCombobox
      {...(rest as FormComboboxProps<Fields>)}
      // Never the id, which tells nobody anything.
      valueLabel={label ?? read.label ?? (read.isLoading ? '' : formDrawerMessages.chosen)}
      items={async (text, signal) => {
        const choices = await load(text, signal);
        for (const choice of choices) known.set(choice.id, choice.label);
        return choices;
      }}
    />
  );
}
