export type {
  MenuAction,
  MenuChoice,
  MenuChoiceOption,
  MenuEntry,
  MenuMultipleChoice,
  MenuOption,
  MenuRadioGroup,
  MenuSection,
  MenuSingleChoice,
  MenuSubmenu,
} from './entries.ts';
export { type AnchoredMenuProps, Menu, type MenuProps, type TriggeredMenuProps } from './Menu.tsx';
