import { useSearch } from '../combobox/useSearch.ts';
import { comboboxMessages } from '../messages/english/combobox.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import type { Choices } from '../listbox/index.ts';
import { choicesOf } from '../listbox/choices.ts';
import type { FilterField, FilterOption } from './filterQuery.ts';

const choiceOf = ({ value, label }: FilterOption) => ({ id: value, label });

interface Options {
  items: readonly FilterOption[];
  status: 'loading' | 'ready' | 'failed';
  /** Why there are none. */
  note: string | undefined;
  retryLabel: string;
  retry: () => void;
}

/** The options of a field that `text` finds: among those it has, or elsewhere once typing pauses. */
export function useOptions(field: FilterField | undefined, text: string, isWanted: boolean): Options {
  const choice = field?.type === 'choice' ? field : undefined;
  const load = choice?.loadOptions;
  const source = load
    ? async (wanted: string, signal: AbortSignal): Promise<Choices<string>> =>
        (await load(wanted, signal)).map(choiceOf)
    : (choice?.options ?? []).map(choiceOf);
  const texts = useMessages(comboboxMessages);
  const { items, ...state } = useSearch<string>(source, text, isWanted, useLocale());
  const found = choicesOf(items).map(({ id, label }) => ({ value: id, label }));
  const noneBecause = { loading: texts.loading, failed: texts.failed, ready: texts.noMatch(text) };
  const note = found.length === 0 || state.status === 'failed' ? noneBecause[state.status] : undefined;
  return { ...state, items: found, note, retryLabel: texts.retry };
}
