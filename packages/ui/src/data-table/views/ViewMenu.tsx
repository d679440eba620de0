import { Menu, type MenuEntry } from '../../menu/index.ts';
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
  /** The views to choose from, where no tabs show them. */
  choice?: { usual: string; views: readonly SavedView[]; onOpen: (view: SavedView | undefined) => void };
}

/** The menu of the current view. Its own chunk, with its icons: they are not needed before it opens. */
export function ViewMenu({ anchor, view, isChanged, disabledReason, actions, choice }: ViewMenuProps) {
  const texts = { ...useMessages(tableViewsMessages), ...useMessages(tableViewMenuMessages) };
  const choices: readonly MenuEntry[] = choice?.views.length
    ? [
        {
          kind: 'single',
          label: texts.label,
          options: [
            { value: '', label: choice.usual },
            ...choice.views.map(({ id, name }) => ({ value: id, label: name })),
          ],
          value: view?.id ?? '',
          onChange: (value) => choice.onOpen(choice.views.find(({ id }) => id === value)),
        },
        'separator',
      ]
    : [];
  return <Menu {...anchor} items={[...choices, ...viewEntries(view, { isChanged, disabledReason }, texts, actions)]} />;
}
