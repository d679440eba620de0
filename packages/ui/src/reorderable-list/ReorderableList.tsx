import { forwardRef, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../button/index.ts';
import type { ElementProps } from '../dom/index.ts';
import { useFormatNumber } from '../formats/useFormatNumber.ts';
import { ArrowDown, ArrowUp, GripVertical, Icon, X } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { reorderableListMessages } from './messages.ts';
import { moveItem } from './reorder.ts';
import * as styles from './ReorderableList.css.ts';
import { type ReorderStep, useReorder } from './useReorder.ts';
import { useRowFocus } from './useRowFocus.ts';

export interface ReorderableItem {
  /** Stable ID, independent of the position. */
  id: string;
  /** Its name in announcements: "aurora-eu". */
  label: string;
  /** Visible content. @default its label */
  content?: ReactNode;
  /** Additional controls before the move buttons, such as a weight. */
  end?: ReactNode;
}

export interface ReorderableListProps extends ElementProps {
  /** What the items are: "Pathways". */
  label: string;
  /** The items, in order. */
  items: readonly ReorderableItem[];
  /** Called with the IDs in the new order. */
  onOrderChange: (ids: string[]) => void;
  /** Shows a button that removes an item. @default none */
  onRemove?: ((id: string) => void) | undefined;
  /** Shows the order without controls to change it. @default false */
  isReadOnly?: boolean | undefined;
}

/** Items in a meaningful order: reorder them by dragging, with buttons, or with the keyboard. One Tab stop. */
export const ReorderableList = forwardRef<HTMLDivElement, ReorderableListProps>(function ReorderableList(
  { label, items, onOrderChange, onRemove, isReadOnly = false, ...rest },
  ref,
) {
  const messages = useMessages(reorderableListMessages);
  const formatNumber = useFormatNumber();
  const list = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const [announcement, setAnnouncement] = useState('');
  const order = items.map(({ id }) => id);
  const labelOf = (id: string) => items.find((item) => item.id === id)?.label ?? id;
  const announce = (step: ReorderStep, id: string, index: number) =>
    setAnnouncement(messages[step](labelOf(id), formatNumber(index + 1), formatNumber(order.length)));
  const { liftedId, handleProps } = useReorder({
    list,
    order,
    onOrderChange: (next) => onOrderChange([...next]),
    onStep: announce,
  });

  const rowFocus = useRowFocus(list, order);
  // With controls, it is a grid. React's types do not know that both tags accept the same attributes.
  const [List, Row] = (isReadOnly ? ['ol', 'li'] : ['div', 'div']) as ['div', 'div'];
  const [gridRole, rowRole, cellRole] = isReadOnly ? [] : ['grid', 'row', 'gridcell'];

  const buttonsOf = (id: string) =>
    list.current?.querySelectorAll<HTMLButtonElement>(`[data-item="${CSS.escape(id)}"] button`) ?? [];
  function step(id: string, from: number, to: number): void {
    const focused = document.activeElement;
    flushSync(() => {
      onOrderChange(moveItem(order, from, to));
      announce('movedTo', id, to);
    });
    // A button at the end of the list is disabled and would lose focus.
    if (focused?.matches(':disabled')) buttonsOf(id)[0]?.focus();
  }
  function remove(id: string, index: number): void {
    flushSync(() => {
      onRemove?.(id);
      setAnnouncement(messages.removed(labelOf(id)));
    });
    const next = order[index + 1] ?? order[index - 1];
    if (next !== undefined) [...buttonsOf(next)].at(-1)?.focus();
  }

  return (
    <div {...rest} ref={ref}>
      <List ref={list} role={gridRole} aria-label={label} className={styles.list} {...(!isReadOnly && rowFocus)}>
        {items.map(({ id, label: name, content = name, end }, index) => (
          <Row
            key={id}
            role={rowRole}
            data-item={id}
            className={styles.item}
            data-lifted={id === liftedId ? '' : undefined}
          >
            <div role={cellRole} className={styles.cell}>
              {!isReadOnly && (
                <button
                  type="button"
                  className={styles.handle}
                  aria-label={messages.reorder(name)}
                  aria-describedby={hintId}
                  aria-pressed={id === liftedId}
                  {...handleProps(id)}
                >
                  <Icon icon={GripVertical} />
                </button>
              )}
              <span aria-hidden className={styles.position}>
                {formatNumber(index + 1)}
              </span>
              <span className={styles.content}>{content}</span>
              {end !== undefined && <span className={styles.end}>{end}</span>}
              {!isReadOnly && (
                <span className={styles.buttons}>
                  {/* They repeat the handle, for a pointer that cannot drag. */}
                  <IconButton
                    size="sm"
                    label={messages.moveUp(name)}
                    icon={ArrowUp}
                    isDisabled={index === 0}
                    tabIndex={-1}
                    data-pointer-only=""
                    onPress={() => step(id, index, index - 1)}
                  />
                  <IconButton
                    size="sm"
                    label={messages.moveDown(name)}
                    icon={ArrowDown}
                    isDisabled={index === items.length - 1}
                    tabIndex={-1}
                    data-pointer-only=""
                    onPress={() => step(id, index, index + 1)}
                  />
                  {onRemove && (
                    <IconButton size="sm" label={messages.remove(name)} icon={X} onPress={() => remove(id, index)} />
                  )}
                </span>
              )}
            </div>
          </Row>
        ))}
      </List>
      <span id={hintId} className={styles.visuallyHidden}>
        {messages.hint}
      </span>
      <output className={styles.visuallyHidden} aria-live="assertive">
        {announcement}
      </output>
    </div>
  );
});
