import { forwardRef, type ReactNode, useEffect } from 'react';
import { dataAttributes, type ElementProps } from '../../dom/index.ts';
import { useFormatNumber } from '../../formats/useFormatNumber.ts';
import { lazyComponent, whenIdle } from '../../lazy-part/index.ts';
import type { MenuAction } from '../../menu/index.ts';
import { useMessages } from '../../messages/index.ts';
import { bulkBarMessages } from './messages.ts';
import * as styles from './BulkBar.css.ts';
import type { FocusTarget } from './SelectionBar.tsx';

export interface BulkBarProps extends ElementProps {
  /** How many rows are selected; the bar is visible if there are any. */
  selectedCount: number;
  /** How many rows match, on all pages. */
  matchingCount: number | 'unknown';
  /** Whether all matching rows are selected, including those that are not loaded. @default false */
  isEverythingSelected?: boolean;
  /** Selects all matching rows; leave it out if only loaded rows can be selected. */
  onSelectEverything?: (() => void) | undefined;
  /** Clears the selection. */
  onClear: () => void;
  /** The bulk actions; those that do not fit are in a menu. */
  actions: readonly MenuAction[];
  /** Receives the focus if the bar is removed while it has the focus: the table's handle, or an element. */
  table?: FocusTarget | null | undefined;
  /** The Pager below the bar. */
  children?: ReactNode;
}

/** The buttons load when the page is idle, as no row is selected at first. */
const SelectionBar = lazyComponent(async () => (await import('./SelectionBar.tsx')).SelectionBar);

/** The actions for the selected rows, next to the pager and never over rows. `ref` is the container. */
export const BulkBar = forwardRef<HTMLDivElement, BulkBarProps>(function BulkBar(props, ref) {
  const messages = useMessages(bulkBarMessages);
  const formatNumber = useFormatNumber();
  const isShown = props.selectedCount > 0;
  useEffect(() => whenIdle(SelectionBar.preload), []);
  return (
    <div {...dataAttributes(props)} id={props.id} ref={ref} className={styles.container} data-bottom-bar="pager">
      {props.children ?? <div className={styles.placeholder} />}
      {isShown && <SelectionBar {...props} />}
      <output className={styles.visuallyHidden}>
        {isShown ? messages.selected(formatNumber(props.selectedCount)) : ''}
      </output>
    </div>
  );
});
