import { useRef, useState } from 'react';
import { Button } from '../../button/index.ts';
import { Checkbox } from '../../checkbox/index.ts';
import type { ConfirmDialogProps } from '../../confirm-dialog/index.ts';
import { Dialog } from '../../dialog/index.ts';
import { isComposing } from '../../dom/isComposing.ts';
import { lazyComponent } from '../../lazy-part/index.ts';

import { tableViewDialogMessages, tableViewsMessages } from './messages.ts';
import { useMessages } from '../../messages/index.ts';
import { Notice } from '../../notice/index.ts';
import { TextField } from '../../text-field/index.ts';
import type { SavedView, SavedViewsControl } from './savedViews.ts';

type NameError = 'nameMissing' | 'nameInUse';

/** Names that look the same are equal, however they were typed. */
const normalizeName = (name: string) => name.trim().normalize('NFC').toLowerCase();

/** The error of a name; `id` is that of the view to rename. */
export function nameError(name: string, views: readonly SavedView[], id?: string): NameError | undefined {
  const normalized = normalizeName(name);
  if (normalized === '') return 'nameMissing';
  return views.some((view) => view.id !== id && normalizeName(view.name) === normalized) ? 'nameInUse' : undefined;
}

interface ViewNameDialogProps {
  isOpen: boolean;
  onClose: () => void;
  views: readonly SavedView[];
  /** The view to rename; without it, a new view is created. */
  view?: SavedView | undefined;
  canShare: boolean;
  /** Resolves to whether the view was saved. */
  onSave: (properties: { name: string; isShared: boolean }) => Promise<boolean>;
}

function ViewNameDialog({ isOpen, onClose, views, view, canShare, onSave }: ViewNameDialogProps) {
  const messages = { ...useMessages(tableViewsMessages), ...useMessages(tableViewDialogMessages) };
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setIsShared] = useState(view?.isShared ?? false);
  const [isValidated, setIsValidated] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const error = nameError(name, views, view?.id);

  const save = async () => {
    if (isPending) return;
    setIsValidated(true);
    if (error !== undefined) return field.current?.focus();
    setIsPending(true);
    setHasFailed(false);
    const isStored = await onSave({ name: name.trim(), isShared });
    setIsPending(false);
    setHasFailed(!isStored);
    if (isStored) onClose();
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={view ? messages.renameTitle : messages.saveTitle}
      description={view ? undefined : messages.saveText}
      isPending={isPending}
      initialFocus={field}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {messages.cancel}
          </Button>
          <Button variant="primary" isPending={isPending} onPress={() => void save()}>
            {view ? messages.confirmRename : messages.confirmSave}
          </Button>
        </>
      }
    >
      {hasFailed && <Notice tone="danger">{messages.saveFailed}</Notice>}
      <TextField
        ref={field}
        label={messages.name}
        value={name}
        onChange={setName}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="done"
        errorMessage={isValidated && error !== undefined ? messages[error] : undefined}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event)) void save();
        }}
      />
      {canShare && <Checkbox label={messages.share} isSelected={isShared} onChange={setIsShared} />}
    </Dialog>
  );
}

const ConfirmDialog = lazyComponent<ConfirmDialogProps>(
  async () => (await import('../../confirm-dialog/index.ts')).ConfirmDialog,
);

export type ViewDialogState = { kind: 'save' } | { kind: 'rename' | 'remove'; view: SavedView };

export interface ViewDialogProps {
  dialog: ViewDialogState;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  views: SavedViewsControl;
  canShare: boolean;
  /** Announces the result. */
  onDone: (text: string) => void;
}

/** The dialogs to save, rename, and delete a view. */
export function ViewDialog({ dialog, isOpen, onOpenChange, views, canShare, onDone }: ViewDialogProps) {
  const messages = { ...useMessages(tableViewsMessages), ...useMessages(tableViewDialogMessages) };
  if (dialog.kind !== 'remove') {
    return (
      <ViewNameDialog
        isOpen={isOpen}
        onClose={() => onOpenChange(false)}
        views={views.views}
        view={dialog.kind === 'rename' ? dialog.view : undefined}
        canShare={canShare}
        onSave={async (properties) => {
          const isStored =
            dialog.kind === 'rename' ? await views.describe(dialog.view, properties) : await views.save(properties);
          if (isStored) onDone(messages.saved(properties.name));
          return isStored;
        }}
      />
    );
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={messages.removeTitle(dialog.view.name)}
      confirmLabel={messages.confirmRemove}
      tone="danger"
      describeError={() => messages.removeFailed}
      onConfirm={async () => {
        if (!(await views.remove(dialog.view))) throw new Error(messages.removeFailed);
        onDone(messages.removed(dialog.view.name));
      }}
    >
      {dialog.view.isShared ? messages.removeSharedText : messages.removeText}
    </ConfirmDialog>
  );
}
