import { forwardRef, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../button/index.ts';
import type { copyText } from '../../copy-button/copyText.ts';
import type { ElementProps } from '../../dom/index.ts';
import { useMergedRef } from '../../dom/useMergedRef.ts';
import { Bookmark, ChevronDown, CircleExclamationPoint, Ellipsis, Icon } from '../../icon/index.ts';
import { lazyComponent } from '../../lazy-part/index.ts';
import { tableViewsMessages } from './messages.ts';
import { useMessages } from '../../messages/index.ts';
import { useOpenCount } from '../../overlay/useOpenCount.ts';
import { LinkTabs } from '../../tabs/index.ts';
import { MenuButton } from '../MenuButton.tsx';
import type { DataTableStateControl } from '../state/useDataTableState.ts';
import type { TableDefinition } from '../state/tableState.ts';
import { type SavedView, type SavedViewsControl, stateOfView } from './savedViews.ts';
import type { ViewActions, ViewMenuProps } from './ViewMenu.tsx';
import type { ViewDialogState, ViewDialogProps } from './ViewDialog.tsx';
import * as styles from './ViewTabs.css.ts';

export interface ViewTabsProps extends ElementProps {
  /** From `useSavedViews`. */
  views: SavedViewsControl;
  /** From `useDataTableState`. */
  table: DataTableStateControl;
  /** The definition passed to `useDataTableState`. */
  definition: TableDefinition;
  /** Label of the default table: "All users". @default "All" */
  defaultLabel?: string | undefined;
  /** How many rows the default table has. */
  defaultCount?: number | undefined;
  /** Whether a view can be shared. @default false */
  canShare?: boolean;
  /** Why views cannot be saved or changed now; they can still be opened. */
  disabledReason?: string | undefined;
  /** `menu` if the page has its own tabs: the views are in a menu, at the end of the line of those tabs. @default 'tabs' */
  layout?: 'tabs' | 'menu';
}

const ViewDialog = lazyComponent<ViewDialogProps>(async () => (await import('./ViewDialog.tsx')).ViewDialog);
const ViewMenu = lazyComponent<ViewMenuProps>(async () => (await import('./ViewMenu.tsx')).ViewMenu);

/** Whether a click opens the view here; with a modifier key, the browser opens its URL in a new tab or window. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => !(metaKey || ctrlKey || shiftKey || altKey);

/** The saved views of a table as tabs, with the actions of the current view. */
export const ViewTabs = forwardRef<HTMLDivElement, ViewTabsProps>(function ViewTabs(
  { views, table, definition, defaultLabel, defaultCount, canShare = false, disabledReason, layout = 'tabs', ...rest },
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
    if (isLost) root.current?.querySelector<HTMLElement>('[aria-current], [aria-haspopup=menu]')?.focus();
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
  const hrefOf = (view: SavedView | undefined) => table.hrefOf(stateOfView(view, definition, views.views));
  const actions: ViewActions = {
    onSave: () => void saveCurrent(),
    onSaveAs: () => openDialog({ kind: 'save' }),
    onRename: (view) => openDialog({ kind: 'rename', view }),
    onDefault: (view, isDefault) => void views.describe(view, { isDefault }),
    onUndo: () => views.open(current),
    onCopyLink: (copy) => void copyLink(copy),
    onRemove: (view) => openDialog({ kind: 'remove', view }),
  };
  const byHref = new Map(views.views.map((view) => [hrefOf(view), view]));
  const defaultName = defaultLabel ?? messages.defaultName;
  const isMenu = layout === 'menu';

  return (
    <div {...rest} ref={root} className={styles.row({ layout })}>
      {!isMenu && (
        <div className={styles.tabs}>
          <LinkTabs
            label={messages.label}
            items={[
              {
                id: '',
                label: defaultName,
                href: hrefOf(undefined),
                count: defaultCount,
                isCurrent: current === undefined,
              },
              ...views.views.map((view) => ({
                id: `view-${view.id}`,
                label: view.name,
                href: hrefOf(view),
                count: view.count,
                isCurrent: view.id === current?.id,
              })),
            ]}
            renderLink={({ href, onClick, children, ...link }) => (
              <a
                {...link}
                href={href}
                onClick={(event) => {
                  if (!isPlain(event)) return;
                  event.preventDefault();
                  onClick?.();
                  views.open(byHref.get(href));
                }}
              >
                {children}
              </a>
            )}
          />
        </div>
      )}
      <div className={styles.actions}>
        {shownError !== undefined && !isOpen ? (
          <span role="alert" className={styles.error}>
            <Icon icon={CircleExclamationPoint} size={14} />
            <span>{messages[shownError]}</span>
            {error === 'loadFailed' && (
              <Button variant="ghost" size="sm" isPending={views.isPending} onPress={views.reload}>
                {messages.retry}
              </Button>
            )}
          </span>
        ) : (
          isChanged && <span className={styles.changed}>{messages.changed}</span>
        )}
        {isChanged && (
          <span className={styles.wideOnly}>
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
                variant="ghost"
                icon={Bookmark}
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
        <MenuButton
          {...(isMenu
            ? {
                label: messages.label,
                text: <span className={styles.currentName}>{current?.name ?? defaultName}</span>,
                icon: ChevronDown,
              }
            : { label: messages.actions, icon: Ellipsis })}
          size="sm"
          preload={ViewMenu.preload}
          renderMenu={(anchor) => (
            <ViewMenu
              anchor={anchor}
              view={current}
              isChanged={isChanged}
              disabledReason={disabledReason}
              actions={actions}
              {...(isMenu && { choice: { defaultName, views: views.views, onOpen: views.open } })}
            />
          )}
        />
      </div>
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
