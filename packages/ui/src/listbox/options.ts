import type { LucideIcon } from '../icon/index.ts';

/** An option of a list. */
export interface Option<Id extends string> {
  id: Id;
  label: string;
  /** What selecting it means. */
  description?: string | undefined;
  /** Icon before the label. */
  icon?: LucideIcon | undefined;
  /** Not available, for an obvious reason. @default false */
  isDisabled?: boolean | undefined;
  /** Why it cannot be selected; replaces the description. */
  disabledReason?: string | undefined;
}

/** Options grouped under a title. */
export interface OptionSection<Id extends string> {
  /** The title of the group. */
  label: string;
  items: readonly Option<Id>[];
}

export type Options<Id extends string> = readonly (Option<Id> | OptionSection<Id>)[];

export const isSection = <Id extends string>(entry: Option<Id> | OptionSection<Id>): entry is OptionSection<Id> =>
  'items' in entry;

/** The options without their sections. */
export function flattenOptions<Id extends string>(entries: Options<Id>): readonly Option<Id>[] {
  return entries.flatMap((entry) => (isSection(entry) ? entry.items : [entry]));
}

export const isOptionDisabled = (choice: Option<string>): boolean =>
  choice.isDisabled === true || choice.disabledReason !== undefined;

/** Filters options by `isMatch`; empty sections are removed. */
export function filterOptions<Id extends string>(
  entries: Options<Id>,
  isMatch: (choice: Option<Id>) => boolean,
): Options<Id> {
  return entries.flatMap((entry): Options<Id> => {
    if (!isSection(entry)) return isMatch(entry) ? [entry] : [];
    const items = entry.items.filter(isMatch);
    return items.length === 0 ? [] : [{ ...entry, items }];
  });
}
