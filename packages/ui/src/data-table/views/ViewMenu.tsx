import { copyText } from '../../copy-button/copyText.ts';
import { CircleSlash, Copy, House, Pencil, Plus, RotateCw, Save, Trash } from '../../icon/index.ts';
import { Menu, type MenuEntry } from '../../menu/index.ts';
import { type Messages, useMessages } from '../../messages/index.ts';
import type { MenuAnchor } from '../MenuButton.tsx';

import { tableViewMenuMessages, tableViewsMessages } from './messages.ts';
import type { SavedView } from './savedViews.ts';

export interface ViewActions {
  onSave: () => void;
  onSaveAs: () => void;
  onRename: (view: SavedView) => void;
  onDefault: (view: SavedView, isDefault: boolean) => void;
  onUndo: () => void;
  /** `copy` is in the menu's chunk. */
  onCopyLink: (copy: typeof copyText) => void;
  onRemove: (view: SavedView) => void;
}

/** Entries for the current view, or for the default table. */
function viewMenuItems(
  view: SavedView | undefined,
  { isChanged, disabledReason }: { isChanged: boolean; disabledReason: string | undefined },
  messages: Messages['tableViewMenu'] & Pick<Messages['tableViews'], 'save'>,
  actions: ViewActions,
): MenuEntry[] {
  const disabledForView = view?.isEditable === false ? messages.notOwner : disabledReason;
  const notChanged = isChanged ? undefined : messages.notChanged;
  const always: MenuEntry[] = [
    { id: 'saveAs', label: messages.saveAs, icon: Plus, onAction: actions.onSaveAs, disabledReason },
    { id: 'undo', label: messages.undo, icon: RotateCw, onAction: actions.onUndo, disabledReason: notChanged },
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
  view: SavedView | undefined;
  isChanged: boolean;
  disabledReason: string | undefined;
  actions: ViewActions;
  /** The views to choose from, if there are no tabs. */
  choice?: { defaultName: string; views: readonly SavedView[]; onOpen: (view: SavedView | undefined) => void };
}

/** The menu of the current view. Loaded when it opens, with its icons. */
export function ViewMenu({ anchor, view, isChanged, disabledReason, actions, choice }: ViewMenuProps) {
  const messages = { ...useMessages(tableViewsMessages), ...useMessages(tableViewMenuMessages) };
  const choices: readonly MenuEntry[] = choice?.views.length
    ? [
        {
          kind: 'single',
          label: messages.label,
          options: [
            { value: '', label: choice.defaultName },
            ...choice.views.map(({ id, name }) => ({ value: id, label: name })),
          ],
          value: view?.id ?? '',
          onChange: (value) => choice.onOpen(choice.views.find(({ id }) => id === value)),
        },
        'separator',
      ]
    : [];
  return (
    <Menu {...anchor} items={[...choices, ...viewMenuItems(view, { isChanged, disabledReason }, messages, actions)]} />
  );
}
