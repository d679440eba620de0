import { forwardRef, type ReactNode, useEffect } from 'react';
import { dataAttributes, type ElementProps } from '../dom/index.ts';
import { useFormatNumber } from '../formats/useFormatNumber.ts';
import { lazyComponent, whenIdle } from '../lazy-part/index.ts';
import type { MenuAction } from '../menu/index.ts';
import { useMessages } from '../messages/index.ts';
import { bulkBarMessages } from './bulkBarMessages.ts';
import * as styles from './BulkBar.css.ts';
import type { FocusTarget } from './SelectionBar.tsx';

export interface BulkBarProps extends ElementProps {
  /** How many rows are selected; the bar is there while there are any. */
  selectedCount: number;
  /** How many rows match, on all pages; "all" where the number is unknown. */
  matchingCount: number | 'unknown';
  /** Whether all that match are selected, also those that are not loaded. @default false */
  isEverythingSelected?: boolean;
  /** Selects all that match; left out where only what is loaded can be selected. */
  onSelectEverything?: (() => void) | undefined;
  /** Selects nothing. */
  onClear: () => void;
  /** What can be done with the selected rows; those without room go into a menu. */
  actions: readonly MenuAction[];
  /** Gets the focus when the bar is removed with the focus in it: the table's handle, or an element. */
  table?: FocusTarget | null | undefined;
  /** The Pager that the bar floats over. */
  children?: ReactNode;
}

/** The buttons are loaded when the page is idle: at first nothing is selected. */
const SelectionBar = lazyComponent(async () => (await import('./SelectionBar.tsx')).SelectionBar);

/** What can be done with the selected rows, in the row of the pager and never over rows. `ref` reaches that row. */
export const BulkBar = forwardRef<HTMLDivElement, BulkBarProps>(function BulkBar(props, ref) {
  const texts = useMessages(bulkBarMessages);
  const formatNumber = useFormatNumber();
  const isShown = props.selectedCount > 0;
  useEffect(() => whenIdle(SelectionBar.preload), []);
  return (
    <div {...dataAttributes(props)} id={props.id} ref={ref} className={styles.place} data-bottom-bar="pager">
      {props.children ?? <div className={styles.foot} />}
      {isShown && <SelectionBar {...props} />}
      <output className={styles.visuallyHidden}>
        {isShown ? texts.selected(formatNumber(props.selectedCount)) : ''}
      </output>
    </div>
  );
});
