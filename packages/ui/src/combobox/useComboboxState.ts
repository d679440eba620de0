import { useState } from 'react';
import { flattenOptions, isOptionDisabled, type Option } from '../listbox/index.ts';
import { fold } from '../text-search/fold.ts';
import type { ComboboxProps } from './Combobox.tsx';
import { useOptions } from './useOptions.ts';

/** List entries that are not options but are reachable with the arrow keys. */
export const customValueKey = 'combobox use text';
export const retryKey = 'combobox retry';

type Needs<Id extends string> = Pick<ComboboxProps<Id>, 'items' | 'value' | 'valueLabel' | 'onChange'> & {
  isCustomAllowed: boolean;
  isOpen: boolean;
  locale: string;
};

const isSame = (label: string, text: string, locale: string) => fold(label, locale) === fold(text, locale);

/** The text in the field: a search while typing, the label of the value otherwise. */
export function useComboboxState<Id extends string>({
  items,
  value,
  valueLabel,
  onChange,
  isCustomAllowed,
  isOpen,
  locale,
}: Needs<Id>) {
  // Text typed since the last selection; `undefined` while the field shows the value.
  const [draft, setDraft] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const [lastChosen, setLastChosen] = useState<Option<Id>>();
  const query = draft?.trim() ?? '';
  const search = useOptions(items, query, isOpen, locale);

  const available = typeof items === 'function' ? search.items : items;
  const choices = flattenOptions(available);
  const labelOfValue = () => {
    if (value === null) return '';
    const choice = choices.find((one) => one.id === value);
    const lastLabel = lastChosen?.id === value ? lastChosen : undefined;
    return choice?.label ?? lastLabel?.label ?? valueLabel ?? value;
  };
  const label = labelOfValue();

  const take = (id: Id | null) => {
    setDraft(undefined);
    setRefused(undefined);
    if (id !== value) onChange(id);
  };
  const takeChoice = (choice: Option<Id>) => {
    setLastChosen(choice);
    take(choice.id);
  };
  const found = flattenOptions(search.items).filter((choice) => !isOptionDisabled(choice));
  const exact = query === '' ? undefined : found.find((choice) => isSame(choice.label, query, locale));
  const canUseText = isCustomAllowed && query !== '' && exact === undefined;

  return {
    ...search,
    text: draft ?? label,
    isTyped: draft !== undefined,
    query,
    canUseText,
    /** Typed text that matched no option, until the field is used again. */
    refused,
    type: (text: string) => {
      setRefused(undefined);
      setDraft(text === label ? undefined : text);
    },
    choose: (key: unknown) => {
      // Custom text becomes the value, so its type is `string`.
      if (key === customValueKey) take(query as Id);
      else if (key === retryKey) search.retry();
      else {
        const choice = choices.find((one) => one.id === key);
        if (choice) takeChoice(choice);
      }
    },
    /** On blur or Enter: resolves the text to a choice. */
    settle: (by: 'leaving' | 'enter' = 'leaving') => {
      if (draft === undefined) return;
      const only = by === 'enter' && !isCustomAllowed && found.length === 1 ? found[0] : undefined;
      const choice = exact ?? only;
      if (query === '') take(null);
      else if (choice) takeChoice(choice);
      else if (isCustomAllowed) take(query as Id);
      else if (by === 'leaving') {
        setRefused(query);
        setDraft(undefined);
      }
    },
    revert: () => setDraft(undefined),
    clear: () => take(null),
  };
}
