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

type NameError = 'nameMissing' | 'nameTaken';

/** Names that look the same are the same, however they were typed. */
const sameAs = (name: string) => name.trim().normalize('NFC').toLowerCase();

/** What is wrong with a name; `id` is that of the view to be named. */
export function nameError(name: string, views: readonly SavedView[], id?: string): NameError | undefined {
  const wanted = sameAs(name);
  if (wanted === '') return 'nameMissing';
  return views.some((view) => view.id !== id && sameAs(view.name) === wanted) ? 'nameTaken' : undefined;
}

interface ViewNameDialogProps {
  isOpen: boolean;
  onClose: () => void;
  views: readonly SavedView[];
  /** The view that gets another name; without it a new one is made. */
  view?: SavedView | undefined;
  /** Whether a view can be everyone's. */
  canShare: boolean;
  /** Answers whether it was stored. */
  onSave: (words: { name: string; isShared: boolean }) => Promise<boolean>;
}

/** Asks for the name of a view, and whose it is. Lives as long as it is open. */
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

/** What is asked in a dialog. */
export type ViewDialogState = { kind: 'save' } | { kind: 'rename' | 'remove'; view: SavedView };

export interface ViewDialogProps {
  dialog: ViewDialogState;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  views: SavedViewsControl;
  canShare: boolean;
  /** Something was done that is read out. */
  onDone: (words: string) => void;
}

/** The dialogs in which a view is named, or deleted. */
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
        onSave={async (words) => {
          const isStored =
            dialog.kind === 'rename' ? await views.describe(dialog.view, words) : await views.save(words);
          if (isStored) onDone(messages.saved(words.name));
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
