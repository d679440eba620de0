import { Menu } from '../../menu/index.ts';
import { tableViewMenuMessages } from '../../messages/english/tableViewMenu.ts';
import { tableViewsMessages } from '../../messages/english/tableViews.ts';
import { useMessages } from '../../messages/index.ts';
import type { MenuAnchor } from '../parts/MenuButton.tsx';
import type { SavedView } from './savedViews.ts';
import { type ViewActions, viewEntries } from './viewEntries.ts';

export interface ViewMenuProps {
  anchor: MenuAnchor;
  view: SavedView | undefined;
  isChanged: boolean;
  disabledReason: string | undefined;
  actions: ViewActions;
}

/** The menu of the current view. Its own chunk, with its icons: they are not needed before it opens. */
export function ViewMenu({ anchor, view, isChanged, disabledReason, actions }: ViewMenuProps) {
  const texts = { ...useMessages(tableViewsMessages), ...useMessages(tableViewMenuMessages) };
  return <Menu {...anchor} items={viewEntries(view, { isChanged, disabledReason }, texts, actions)} />;
}
