import { type ForwardedRef, useId, useRef, useState } from 'react';
import { Button } from '../../button/index.ts';
import { Checkbox } from '../../checkbox/index.ts';
import { Dialog } from '../../dialog/index.ts';
import { useFormatNumber } from '../../formats/useFormatNumber.ts';
import { GripVertical, Icon, Rows3, Rows4 } from '../../icon/index.ts';
import { useMessages } from '../../messages/index.ts';
import { type ReorderStep, useReorder } from '../../reorderable-list/useReorder.ts';
import { Segmented } from '../../segmented/index.ts';
import { tablePreferencesMessages } from './messages.ts';
import * as styles from './PreferencesDialog.css.ts';
import type { PreferencesDialogProps, TablePreferences } from './PreferencesDialog.tsx';
import { type ColumnLayout, normalizeLayout, type StateColumn } from '../state/tableState.ts';

export interface PreferenceColumn extends StateColumn {
  header: string;
}

interface ColumnsListProps {
  columns: readonly PreferenceColumn[];
  layout: ColumnLayout;
  onChange: (layout: ColumnLayout) => void;
}

function ColumnsList({ columns, layout, onChange }: ColumnsListProps) {
  const messages = useMessages(tablePreferencesMessages);
  const formatNumber = useFormatNumber();
  const list = useRef<HTMLUListElement>(null);
  const hintId = useId();
  const [announcement, setAnnouncement] = useState('');
  const { order, hidden } = layout;
  const headerOf = (id: string) => columns.find((column) => column.id === id)?.header ?? id;
  const announceStep = (step: ReorderStep, id: string, index: number) =>
    setAnnouncement(messages[step](headerOf(id), formatNumber(index + 1), formatNumber(order.length)));
  const { liftedId, handleProps } = useReorder({
    list,
    order,
    onOrderChange: (next) => onChange({ ...layout, order: next }),
    onStep: announceStep,
  });

  const reasonFor = (column: PreferenceColumn) => {
    if (column.isHideable === false) return messages.alwaysShown;
    const isLast = hidden.length === columns.length - 1 && !hidden.includes(column.id);
    return isLast ? messages.lastShown : undefined;
  };

  return (
    <>
      <ul ref={list} className={styles.list}>
        {order.map((id) => {
          const column = columns.find((one) => one.id === id);
          return column === undefined ? null : (
            <li key={id} className={styles.item} data-lifted={id === liftedId ? '' : undefined}>
              <button
                type="button"
                className={styles.handle}
                aria-label={messages.reorder(column.header)}
                aria-describedby={hintId}
                aria-pressed={id === liftedId}
                {...handleProps(id)}
              >
                <Icon icon={GripVertical} />
              </button>
              <Checkbox
                label={column.header}
                isSelected={!hidden.includes(id)}
                disabledReason={reasonFor(column)}
                onChange={(isShown) =>
                  onChange({ ...layout, hidden: isShown ? hidden.filter((one) => one !== id) : [...hidden, id] })
                }
              />
            </li>
          );
        })}
      </ul>
      <span id={hintId} className={styles.visuallyHidden}>
        {messages.reorderHint}
      </span>
      <output className={styles.visuallyHidden} aria-live="assertive">
        {announcement}
      </output>
    </>
  );
}

interface PreferencesWindowProps extends PreferencesDialogProps {
  windowRef: ForwardedRef<HTMLElement>;
}

/**
 * The content of an open PreferencesDialog. Mounted for each opening, so changes that are not applied are discarded.
 */
export function PreferencesWindow({
  isOpen,
  onOpenChange,
  columns,
  value,
  defaultValue,
  onChange,
  pageSizes = [],
  windowRef,
  ...rest
}: PreferencesWindowProps) {
  const messages = useMessages(tablePreferencesMessages);
  const formatNumber = useFormatNumber();
  const normalized = (from: TablePreferences): TablePreferences => ({
    ...from,
    columns: normalizeLayout(from.columns, columns),
  });
  const [draft, setDraft] = useState(() => normalized(value));
  const change = (part: Partial<TablePreferences>) => setDraft({ ...draft, ...part });
  return (
    <Dialog
      {...rest}
      ref={windowRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={messages.title}
      footer={
        <>
          <span className={styles.reset}>
            <Button variant="ghost" onPress={() => change(normalized(defaultValue))}>
              {messages.reset}
            </Button>
          </span>
          <Button onPress={() => onOpenChange(false)}>{messages.cancel}</Button>
          <Button
            variant="primary"
            onPress={() => {
              onChange(draft);
              onOpenChange(false);
            }}
          >
            {messages.apply}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <fieldset className={styles.group}>
          <legend className={styles.label}>{messages.columns}</legend>
          <ColumnsList columns={columns} layout={draft.columns} onChange={(next) => change({ columns: next })} />
        </fieldset>
        <Segmented
          label={messages.density}
          isLabelHidden={false}
          value={draft.density}
          onChange={(density) => change({ density })}
          items={[
            { id: 'comfortable', label: messages.comfortable, icon: Rows3 },
            { id: 'compact', label: messages.compact, icon: Rows4 },
          ]}
        />
        {pageSizes.length > 1 && (
          <Segmented
            label={messages.pageSize}
            isLabelHidden={false}
            value={String(draft.pageSize)}
            onChange={(pageSize) => change({ pageSize: Number(pageSize) })}
            items={pageSizes.map((size) => ({ id: String(size), label: formatNumber(size) }))}
          />
        )}
      </div>
    </Dialog>
  );
}
