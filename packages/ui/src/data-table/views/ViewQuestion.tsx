import type { ConfirmDialogProps } from '../../confirm-dialog/index.ts';
import { lazyComponent } from '../../lazy-part/index.ts';
import { tableViewDialogMessages } from '../../messages/english/tableViewDialog.ts';
import { tableViewsMessages } from '../../messages/english/tableViews.ts';
import { useMessages } from '../../messages/index.ts';
import type { SavedView } from './savedViews.ts';
import type { SavedViewsControl } from './useSavedViews.ts';
import { ViewDialog } from './ViewDialog.tsx';

const ConfirmDialog = lazyComponent<ConfirmDialogProps>(
  async () => (await import('../../confirm-dialog/index.ts')).ConfirmDialog,
);

/** What is asked in a dialog. */
export type Question = { kind: 'save' } | { kind: 'rename' | 'remove'; view: SavedView };

export interface ViewQuestionProps {
  question: Question;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  views: SavedViewsControl;
  canShare: boolean;
  /** Something was done that is read out. */
  onDone: (words: string) => void;
}

/** The dialogs in which a view is named, or deleted. */
export function ViewQuestion({ question, isOpen, onOpenChange, views, canShare, onDone }: ViewQuestionProps) {
  const texts = { ...useMessages(tableViewsMessages), ...useMessages(tableViewDialogMessages) };
  if (question.kind !== 'remove') {
    return (
      <ViewDialog
        isOpen={isOpen}
        onClose={() => onOpenChange(false)}
        views={views.views}
        view={question.kind === 'rename' ? question.view : undefined}
        canShare={canShare}
        onSave={async (words) => {
          const isStored =
            question.kind === 'rename' ? await views.describe(question.view, words) : await views.save(words);
          if (isStored) onDone(texts.saved(words.name));
          return isStored;
        }}
      />
    );
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={texts.removeTitle(question.view.name)}
      confirmLabel={texts.confirmRemove}
      tone="danger"
      describeError={() => texts.removeFailed}
      onConfirm={async () => {
        if (!(await views.remove(question.view))) throw new Error(texts.removeFailed);
        onDone(texts.removed(question.view.name));
      }}
    >
      {question.view.isShared ? texts.removeSharedText : texts.removeText}
    </ConfirmDialog>
  );
}
