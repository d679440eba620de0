import type { ReactNode } from 'react';

/** One thing that can be chosen. */
export interface Choice<Id extends string> {
  id: Id;
  label: string;
  /** What choosing it means. */
  description?: string | undefined;
  /** A picture before the label. */
  icon?: ReactNode;
  /** Not to be chosen now, for a reason that explains itself. @default false */
  isDisabled?: boolean | undefined;
  /** Why it cannot be chosen; shown in place of the description. */
  disabledReason?: string | undefined;
}

/** Choices that belong together, under a title. */
export interface ChoiceSection<Id extends string> {
  /** The title: what the choices have in common. */
  label: string;
  items: readonly Choice<Id>[];
}

export type Choices<Id extends string> = readonly (Choice<Id> | ChoiceSection<Id>)[];

export const isSection = <Id extends string>(entry: Choice<Id> | ChoiceSection<Id>): entry is ChoiceSection<Id> =>
  'items' in entry;

/** The choices without their sections. */
export function choicesOf<Id extends string>(entries: Choices<Id>): readonly Choice<Id>[] {
  return entries.flatMap((entry) => (isSection(entry) ? entry.items : [entry]));
}

export const isForbidden = (choice: Choice<string>): boolean =>
  choice.isDisabled === true || choice.disabledReason !== undefined;

/** Filters choices by `isKept`; empty sections are removed. */
export function filterChoices<Id extends string>(
  entries: Choices<Id>,
  isKept: (choice: Choice<Id>) => boolean,
): Choices<Id> {
  return entries.flatMap((entry): Choices<Id> => {
    if (!isSection(entry)) return isKept(entry) ? [entry] : [];
    const items = entry.items.filter(isKept);
    return items.length === 0 ? [] : [{ ...entry, items }];
  });
}
