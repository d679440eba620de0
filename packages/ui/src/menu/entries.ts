import type { IconPicture } from '../icon/index.ts';

/** Something to do, or a place to go. */
export interface MenuAction {
  id: string;
  /** Ends in "…" when more input follows. */
  label: string;
  icon?: IconPicture;
  onAction: () => void;
  /** Red; put it last, after a separator. */
  tone?: 'danger';
  /** Why it is impossible now. The entry can still be reached and read, and does nothing. */
  disabledReason?: string | undefined;
  /** The key that does the same without the menu; a hint only. */
  shortcut?: string;
  /** Makes it a link: a plain click runs `onAction` (the router), a click with a modifier opens the address. */
  href?: string;
}

export interface MenuOption {
  value: string;
  label: string;
  icon: IconPicture;
}

/** One of a few values, shown as a row of pictures; choosing keeps the menu open. */
export interface MenuRadioGroup {
  kind: 'radioGroup';
  label: string;
  icon?: IconPicture;
  value: string;
  options: readonly MenuOption[];
  onChange: (value: string) => void;
}

export type MenuEntry = MenuAction | 'separator' | MenuRadioGroup;
