import { useOptions } from '../combobox/useOptions.ts';
import { comboboxMessages } from '../combobox/messages.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import type { Options } from '../listbox/index.ts';
import { flattenOptions } from '../listbox/options.ts';
import type { FilterField, FilterOption } from './filterQuery.ts';

const optionOf = ({ value, label }: FilterOption) => ({ id: value, label });

interface FieldOptions {
  items: readonly FilterOption[];
  status: 'loading' | 'ready' | 'failed';
  /** Why there are no options. */
  note: string | undefined;
  retryLabel: string;
  retry: () => void;
}

/** The options of a field that match `text`: predefined ones, or loaded after a pause in typing. */
export function useFieldOptions(field: FilterField | undefined, text: string, isEnabled: boolean): FieldOptions {
  const choice = field?.type === 'choice' ? field : undefined;
  const load = choice?.loadOptions;
  const source = load
    ? async (search: string, signal: AbortSignal): Promise<Options<string>> =>
        (await load(search, signal)).map(optionOf)
    : (choice?.options ?? []).map(optionOf);
  const messages = useMessages(comboboxMessages);
  const { items, ...state } = useOptions<string>(source, text, isEnabled, useLocale());
  const found = flattenOptions(items).map(({ id, label }) => ({ value: id, label }));
  const noneBecause = { loading: messages.loading, failed: messages.failed, ready: messages.noMatch(text) };
  const note = found.length === 0 || state.status === 'failed' ? noneBecause[state.status] : undefined;
  return { ...state, items: found, note, retryLabel: messages.retry };
}
