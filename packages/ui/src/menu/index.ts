export type { MenuAction, MenuEntry, MenuOption, MenuRadioGroup } from './entries.ts';
export { type AnchoredMenuProps, Menu, type MenuProps, type TriggeredMenuProps } from './Menu.tsx';
