import type { FilterField, FilterOption } from './filterQuery.ts';

/** Chosen options that were loaded asynchronously, by field, for the labels of their tokens. */
export type LoadedOptions = Map<string, readonly FilterOption[]>;

export function addLoadedOption(found: LoadedOptions, field: FilterField, option: FilterOption): void {
  const existing = withLoadedOptions(field, found);
  if (existing.type !== 'choice' || existing.options.some(({ value }) => value === option.value)) return;
  found.set(field.id, [...(found.get(field.id) ?? []), option]);
}

/** The field with its predefined and loaded options. */
export function withLoadedOptions(field: FilterField, found: LoadedOptions): FilterField {
  const more = found.get(field.id);
  return field.type === 'choice' && more ? { ...field, options: [...field.options, ...more] } : field;
}
