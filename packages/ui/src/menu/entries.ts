import type { LucideIcon } from '../icon/index.ts';
import type { Tone } from '../theme/index.ts';

/** An action or a link. */
export interface MenuAction {
  id: string;
  /** End the label with "…" when more input follows. */
  label: string;
  icon?: LucideIcon;
  onAction: () => void;
  /**
   * `danger` is red: put it last, after a separator. `warning` has a tinted background: for leaving a temporary
   * state.
   */
  tone?: Extract<Tone, 'danger' | 'warning'>;
  /** Why the entry is disabled. It stays focusable and does nothing. */
  disabledReason?: string | undefined;
  /** Keyboard shortcut for the same action; display only. */
  shortcut?: string;
  /** Makes the entry a link: a plain click runs `onAction` (the router), a click with a modifier key opens the URL. */
  href?: string;
}

/** Entries under a heading. */
export interface MenuSection {
  kind: 'section';
  label: string;
  items: readonly MenuAction[];
}

/** A nested menu, one level deep: with more levels, a pointer that cuts the corner closes the wrong one. */
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

/** A single choice under a heading; choosing closes the menu. */
export interface MenuSingleChoice {
  kind: 'single';
  label: string;
  options: readonly MenuChoiceOption[];
  value: string;
  onChange: (value: string) => void;
}

/** A multiple choice under a heading; the menu stays open. */
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

/** A choice between a few values, shown as a row of icons; choosing keeps the menu open. */
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
 * The `disabledReason` that several entries share: the most frequent one, or the first in a tie. Shown once for the
 * menu, because a screen reader would repeat it for every entry.
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
