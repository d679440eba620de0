import { useId, useRef, useState } from 'react';
import { Checkbox } from '../../checkbox/index.ts';
import { useFormatNumber } from '../../formats/useFormatNumber.ts';
import { GripVertical, Icon } from '../../icon/index.ts';
import { tablePreferencesMessages } from '../../messages/english/tablePreferences.ts';
import { useMessages } from '../../messages/index.ts';
import type { ColumnLayout, StateColumn } from '../state/tableState.ts';
import * as styles from './ColumnsList.css.ts';
import { type ReorderStep, useReorder } from '../../reorderable-list/useReorder.ts';

export interface PreferenceColumn extends StateColumn {
  header: string;
}

interface ColumnsListProps {
  columns: readonly PreferenceColumn[];
  layout: ColumnLayout;
  onChange: (layout: ColumnLayout) => void;
}

/** Which columns are shown and in which order. */
export function ColumnsList({ columns, layout, onChange }: ColumnsListProps) {
  const texts = useMessages(tablePreferencesMessages);
  const formatNumber = useFormatNumber();
  const list = useRef<HTMLUListElement>(null);
  const hintId = useId();
  const [announcement, setAnnouncement] = useState('');
  const { order, hidden } = layout;
  const headerOf = (id: string) => columns.find((column) => column.id === id)?.header ?? id;
  const announceStep = (step: ReorderStep, id: string, place: number) =>
    setAnnouncement(texts[step](headerOf(id), formatNumber(place + 1), formatNumber(order.length)));
  const { liftedId, handleProps } = useReorder({
    list,
    order,
    onOrderChange: (next) => onChange({ ...layout, order: next }),
    onStep: announceStep,
  });

  const reasonFor = (column: PreferenceColumn) => {
    if (column.isHideable === false) return texts.alwaysShown;
    const isLast = hidden.length === columns.length - 1 && !hidden.includes(column.id);
    return isLast ? texts.lastShown : undefined;
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
                aria-label={texts.reorder(column.header)}
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
        {texts.reorderHint}
      </span>
      <output className={styles.visuallyHidden} aria-live="assertive">
        {announcement}
      </output>
    </>
  );
}
