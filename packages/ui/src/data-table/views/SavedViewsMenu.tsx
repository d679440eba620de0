import { forwardRef, useEffect, useRef, useState } from 'react';
import { Button } from '../../button/index.ts';
import type { copyText } from '../../copy-button/copyText.ts';
import type { ElementProps } from '../../dom/index.ts';
import { useMergedRef } from '../../dom/useMergedRef.ts';
import { Bookmark, ChevronDown, CircleExclamationPoint, Icon } from '../../icon/index.ts';
import { lazyComponent } from '../../lazy-part/index.ts';
import { tableViewsMessages } from './messages.ts';
import { useMessages } from '../../messages/index.ts';
import { useOpenCount } from '../../overlay/useOpenCount.ts';
import { MenuButton } from '../MenuButton.tsx';
import type { DataTableStateControl } from '../state/useDataTableState.ts';
import type { SavedViewsControl } from './savedViews.ts';
import type { ViewActions, ViewMenuProps } from './ViewMenu.tsx';
import type { ViewDialogState, ViewDialogProps } from './ViewDialog.tsx';
import * as styles from './SavedViewsMenu.css.ts';

export interface SavedViewsMenuProps extends ElementProps {
  /** From `useSavedViews`. */
  views: SavedViewsControl;
  /** From `useDataTableState`. */
  table: DataTableStateControl;
  /** Label of the default table: "All users". @default "All" */
  defaultLabel?: string | undefined;
  /** Whether a view can be shared. @default false */
  canShare?: boolean;
  /** Why views cannot be saved or changed now; they can still be opened. */
  disabledReason?: string | undefined;
}

const ViewDialog = lazyComponent<ViewDialogProps>(async () => (await import('./ViewDialog.tsx')).ViewDialog);
const ViewMenu = lazyComponent<ViewMenuProps>(async () => (await import('./ViewMenu.tsx')).ViewMenu);

/** The saved views of a table in a menu, with the actions of the current view: one of the `actions` of a `PropertyFilter`. */
export const SavedViewsMenu = forwardRef<HTMLDivElement, SavedViewsMenuProps>(function SavedViewsMenu(
  { views, table, defaultLabel, canShare = false, disabledReason, ...rest },
  ref,
) {
  const messages = useMessages(tableViewsMessages);
  const root = useMergedRef(ref);
  const [dialog, setDialog] = useState<ViewDialogState>();
  const [isOpen, setIsOpen] = useState(false);
  const openings = useOpenCount(isOpen);
  const [announcement, setAnnouncement] = useState({ text: '', count: 0 });
  const hasSaved = useRef(false);
  const [hasCopyFailed, setHasCopyFailed] = useState(false);
  const { current, isChanged, error } = views;
  const openDialog = (next: ViewDialogState) => {
    setDialog(next);
    setIsOpen(true);
  };
  /** `count` makes the live region announce the same text again. */
  const announce = (text: string) => setAnnouncement(({ count }) => ({ text, count: count + 1 }));

  useEffect(() => {
    // The Save button is removed after saving, and the focus in it is lost.
    const isLost = hasSaved.current && document.activeElement === document.body;
    hasSaved.current = false;
    if (isLost) root.current?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus();
  }, [announcement, root]);

  const saveCurrent = async () => {
    if (!current || !(await views.save('current'))) return;
    hasSaved.current = true;
    announce(messages.saved(current.name));
  };
  const copyLink = async (copy: typeof copyText) => {
    if (!root.current) return;
    const isCopied = await copy(new URL(table.hrefOf({}), location.href).href, root.current);
    setHasCopyFailed(!isCopied);
    if (isCopied) announce(messages.linkCopied);
  };
  const shownError = error ?? (hasCopyFailed ? 'linkNotCopied' : undefined);
  const isSavable = current !== undefined && current.isEditable !== false;
  const actions: ViewActions = {
    onSave: () => void saveCurrent(),
    onSaveAs: () => openDialog({ kind: 'save' }),
    onRename: (view) => openDialog({ kind: 'rename', view }),
    onDefault: (view, isDefault) => void views.describe(view, { isDefault }),
    onReset: () => views.open(current),
    onCopyLink: (copy) => void copyLink(copy),
    onRemove: (view) => openDialog({ kind: 'remove', view }),
  };
  const defaultName = defaultLabel ?? messages.defaultName;
  const currentName = current?.name ?? defaultName;

  return (
    <div {...rest} ref={root} className={styles.root}>
      {shownError !== undefined && !isOpen && (
        <span role="alert" className={styles.error}>
          <Icon icon={CircleExclamationPoint} size={14} />
          <span>{messages[shownError]}</span>
          {error === 'loadFailed' && (
            <Button variant="ghost" size="sm" isPending={views.isPending} onPress={views.reload}>
              {messages.retry}
            </Button>
          )}
        </span>
      )}
      {isChanged && (
        <span className={styles.wideOnly}>
          <Button size="sm" variant="ghost" onPress={actions.onReset}>
            {messages.reset}
          </Button>
          {isSavable ? (
            <Button
              size="sm"
              isPending={views.isPending}
              disabledReason={disabledReason}
              onPress={() => void saveCurrent()}
            >
              {messages.save}
            </Button>
          ) : (
            <Button
              size="sm"
              aria-haspopup="dialog"
              disabledReason={disabledReason}
              onFocus={ViewDialog.preload}
              onPress={() => openDialog({ kind: 'save' })}
            >
              {messages.add}
            </Button>
          )}
        </span>
      )}
      <span className={styles.menu}>
        <MenuButton
          label={messages.label}
          icon={Bookmark}
          choice={{
            text: isChanged ? messages.changed(currentName) : currentName,
            content: (
              <>
                <span className={styles.currentName}>{currentName}</span>
                {isChanged && <span className={styles.changed} />}
              </>
            ),
            iconEnd: ChevronDown,
          }}
          preload={ViewMenu.preload}
          renderMenu={(anchor) => (
            <ViewMenu
              anchor={anchor}
              defaultName={defaultName}
              views={views}
              disabledReason={disabledReason}
              actions={actions}
            />
          )}
        />
      </span>
      {dialog && (
        <ViewDialog
          key={openings}
          dialog={dialog}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          views={views}
          canShare={canShare}
          onDone={announce}
        />
      )}
      <output className={styles.visuallyHidden}>
        <span key={announcement.count}>{announcement.text}</span>
      </output>
    </div>
  );
});
