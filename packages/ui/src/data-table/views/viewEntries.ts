import { copyText } from '../../copy-button/copyText.ts';
import { CircleSlash, Copy, House, Pencil, Plus, RotateCw, Save, Trash } from '../../icon/index.ts';
import type { MenuEntry } from '../../menu/index.ts';
import type { Messages } from '../../messages/index.ts';
import type { SavedView } from './savedViews.ts';

export interface ViewActions {
  onSave: () => void;
  onSaveAs: () => void;
  onRename: (view: SavedView) => void;
  onDefault: (view: SavedView, isDefault: boolean) => void;
  onUndo: () => void;
  /** `copy` is part of the menu's chunk. */
  onCopyLink: (copy: typeof copyText) => void;
  onRemove: (view: SavedView) => void;
}

/** Entries for the current view, or for the default table where there is none. */
export function viewEntries(
  view: SavedView | undefined,
  { isChanged, disabledReason }: { isChanged: boolean; disabledReason: string | undefined },
  texts: Messages['tableViewMenu'] & Pick<Messages['tableViews'], 'save'>,
  actions: ViewActions,
): MenuEntry[] {
  const notYours = view?.isEditable === false ? texts.notYours : disabledReason;
  const notChanged = isChanged ? undefined : texts.notChanged;
  const always: MenuEntry[] = [
    { id: 'saveAs', label: texts.saveAs, icon: Plus, onAction: actions.onSaveAs, disabledReason },
    { id: 'undo', label: texts.undo, icon: RotateCw, onAction: actions.onUndo, disabledReason: notChanged },
    { id: 'copyLink', label: texts.copyLink, icon: Copy, onAction: () => actions.onCopyLink(copyText) },
  ];
  if (view === undefined) return always;
  const { isDefault = false } = view;
  return [
    {
      id: 'save',
      label: texts.save,
      icon: Save,
      onAction: actions.onSave,
      disabledReason: notYours ?? notChanged,
    },
    ...always,
    'separator',
    {
      id: 'rename',
      label: texts.rename,
      icon: Pencil,
      onAction: () => actions.onRename(view),
      disabledReason: notYours,
    },
    {
      id: 'default',
      label: isDefault ? texts.noDefault : texts.makeDefault,
      icon: isDefault ? CircleSlash : House,
      onAction: () => actions.onDefault(view, !isDefault),
      disabledReason,
    },
    'separator',
    {
      id: 'remove',
      label: texts.remove,
      icon: Trash,
      tone: 'danger',
      onAction: () => actions.onRemove(view),
      disabledReason: notYours,
    },
  ];
}
