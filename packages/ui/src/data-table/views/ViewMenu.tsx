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
  actions: ViewActions;
}

/** The menu of the view at hand, with all of its pictures: nobody needs them before it opens. */
export function ViewMenu({ anchor, view, isChanged, actions }: ViewMenuProps) {
  const texts = { ...useMessages(tableViewsMessages), ...useMessages(tableViewMenuMessages) };
  return <Menu {...anchor} items={viewEntries(view, isChanged, texts, actions)} />;
}
