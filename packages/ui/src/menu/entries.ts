import type { LucideIcon } from '../icon/index.ts';
import type { Tone } from '../theme/index.ts';

/** Something to do, or a place to go. */
export interface MenuAction {
  id: string;
  /** Ends in "…" when more input follows. */
  label: string;
  icon?: LucideIcon;
  onAction: () => void;
  /** `danger` is red: put it last, after a separator. `warning` stands out by its ground: the way out of a state. */
  tone?: Extract<Tone, 'danger' | 'warning'>;
  /** Why it is impossible now. The entry can still be reached and read, and does nothing. */
  disabledReason?: string | undefined;
  /** The key that does the same without the menu; a hint only. */
  shortcut?: string;
  /** Makes it a link: a plain click runs `onAction` (the router), a click with a modifier opens the address. */
  href?: string;
}

/** Entries under a heading. */
export interface MenuSection {
  kind: 'section';
  label: string;
  items: readonly MenuAction[];
}

/** More entries beside the menu, one level deep: deeper ones are lost by a pointer that cuts the corner. */
export interface MenuSubmenu {
  kind: 'submenu';
  id: string;
  label: string;
  icon?: LucideIcon;
  items: readonly (MenuAction | 'separator' | MenuSection | MenuChoice)[];
}

export interface MenuChoiceOption {
  value: string;
  label: string;
}

/** One of several under a heading; choosing closes the menu. */
export interface MenuSingleChoice {
  kind: 'single';
  label: string;
  options: readonly MenuChoiceOption[];
  value: string;
  onChange: (value: string) => void;
}

/** Any of several under a heading; the menu stays open. */
export interface MenuMultipleChoice {
  kind: 'multiple';
  label: string;
  options: readonly MenuChoiceOption[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

export type MenuChoice = MenuSingleChoice | MenuMultipleChoice;

export interface MenuOption {
  value: string;
  label: string;
  icon: LucideIcon;
}

/** One of a few values, shown as a row of pictures; choosing keeps the menu open. */
export interface MenuRadioGroup {
  kind: 'radioGroup';
  label: string;
  icon?: LucideIcon;
  value: string;
  options: readonly MenuOption[];
  onChange: (value: string) => void;
}

export type MenuEntry = MenuAction | 'separator' | MenuSection | MenuSubmenu | MenuChoice | MenuRadioGroup;

function actionsOf(items: readonly MenuEntry[]): readonly MenuAction[] {
  return items.flatMap((entry) => {
    if (entry === 'separator') return [];
    if (!('kind' in entry)) return [entry];
    return entry.kind === 'section' ? entry.items : [];
  });
}

/**
 * The `disabledReason` that several entries share: shown once for the menu, because a screen reader would repeat it at every
 * step. The most frequent one; of equals the first.
 */
export function sharedReason(items: readonly MenuEntry[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { disabledReason } of actionsOf(items)) {
    if (disabledReason !== undefined) counts.set(disabledReason, (counts.get(disabledReason) ?? 0) + 1);
  }
  let shared: string | undefined;
  for (const [reason, count] of counts) {
    if (count > Math.max(1, shared === undefined ? 0 : (counts.get(shared) ?? 0))) shared = reason;
  }
  return shared;
}
