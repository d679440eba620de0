import type { LucideIcon } from '../icon/index.ts';

/** One thing that can be chosen. */
export interface Option<Id extends string> {
  id: Id;
  label: string;
  /** What choosing it means. */
  description?: string | undefined;
  /** Icon before the label. */
  icon?: LucideIcon | undefined;
  /** Not to be chosen now, for a reason that explains itself. @default false */
  isDisabled?: boolean | undefined;
  /** Why it cannot be chosen; shown in place of the description. */
  disabledReason?: string | undefined;
}

/** Choices that belong together, under a title. */
export interface OptionSection<Id extends string> {
  /** The title: what the choices have in common. */
  label: string;
  items: readonly Option<Id>[];
}

export type Options<Id extends string> = readonly (Option<Id> | OptionSection<Id>)[];

export const isSection = <Id extends string>(entry: Option<Id> | OptionSection<Id>): entry is OptionSection<Id> =>
  'items' in entry;

/** The choices without their sections. */
export function flattenOptions<Id extends string>(entries: Options<Id>): readonly Option<Id>[] {
  return entries.flatMap((entry) => (isSection(entry) ? entry.items : [entry]));
}

export const isOptionDisabled = (choice: Option<string>): boolean =>
  choice.isDisabled === true || choice.disabledReason !== undefined;

/** Filters choices by `isMatch`; empty sections are removed. */
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
