import { copyText } from '../../copy-button/copyText.ts';
import { CircleSlash, Copy, House, Pencil, Plus, RotateCw, Save, Trash } from '../../icon/index.ts';
import { Menu, type MenuEntry } from '../../menu/index.ts';
import { type Messages, useMessages } from '../../messages/index.ts';
import type { MenuAnchor } from '../MenuButton.tsx';

import { tableViewMenuMessages, tableViewsMessages } from './messages.ts';
import type { SavedView, SavedViewsControl } from './savedViews.ts';

export interface ViewActions {
  onSave: () => void;
  onSaveAs: () => void;
  onRename: (view: SavedView) => void;
  onDefault: (view: SavedView, isDefault: boolean) => void;
  onReset: () => void;
  /** `copy` is in the menu's chunk. */
  onCopyLink: (copy: typeof copyText) => void;
  onRemove: (view: SavedView) => void;
}

/** Entries for the current view, or for the default table. */
function viewMenuItems(
  view: SavedView | undefined,
  { isChanged, disabledReason }: { isChanged: boolean; disabledReason: string | undefined },
  messages: Messages['tableViewMenu'] & Pick<Messages['tableViews'], 'save' | 'reset'>,
  actions: ViewActions,
): MenuEntry[] {
  const disabledForView = view?.isEditable === false ? messages.notOwner : disabledReason;
  const notChanged = isChanged ? undefined : messages.notChanged;
  const always: MenuEntry[] = [
    { id: 'saveAs', label: messages.saveAs, icon: Plus, onAction: actions.onSaveAs, disabledReason },
    { id: 'reset', label: messages.reset, icon: RotateCw, onAction: actions.onReset, disabledReason: notChanged },
    { id: 'copyLink', label: messages.copyLink, icon: Copy, onAction: () => actions.onCopyLink(copyText) },
  ];
  if (view === undefined) return always;
  const { isDefault = false } = view;
  return [
    {
      id: 'save',
      label: messages.save,
      icon: Save,
      onAction: actions.onSave,
      disabledReason: disabledForView ?? notChanged,
    },
    ...always,
    'separator',
    {
      id: 'rename',
      label: messages.rename,
      icon: Pencil,
      onAction: () => actions.onRename(view),
      disabledReason: disabledForView,
    },
    {
      id: 'default',
      label: isDefault ? messages.noDefault : messages.makeDefault,
      icon: isDefault ? CircleSlash : House,
      onAction: () => actions.onDefault(view, !isDefault),
      disabledReason,
    },
    'separator',
    {
      id: 'remove',
      label: messages.remove,
      icon: Trash,
      tone: 'danger',
      onAction: () => actions.onRemove(view),
      disabledReason: disabledForView,
    },
  ];
}

export interface ViewMenuProps {
  anchor: MenuAnchor;
  /** Name of the default table. */
  defaultName: string;
  views: SavedViewsControl;
  disabledReason: string | undefined;
  actions: ViewActions;
}

/** The menu of the views and of the current one. Loaded when it opens, with its icons. */
export function ViewMenu({ anchor, defaultName, views: control, disabledReason, actions }: ViewMenuProps) {
  const messages = { ...useMessages(tableViewsMessages), ...useMessages(tableViewMenuMessages) };
  const { views, current, isChanged, open } = control;
  const choices: readonly MenuEntry[] =
    views.length === 0
      ? []
      : [
          {
            kind: 'single',
            label: messages.label,
            options: [{ value: '', label: defaultName }, ...views.map(({ id, name }) => ({ value: id, label: name }))],
            value: current?.id ?? '',
            onChange: (value) => open(views.find(({ id }) => id === value)),
          },
          'separator',
        ];
  return (
    <Menu
      {...anchor}
      items={[...choices, ...viewMenuItems(current, { isChanged, disabledReason }, messages, actions)]}
    />
  );
}
