import { forwardRef, type ReactNode, useRef } from 'react';
import { Button, IconButton } from '../../button/index.ts';
import type { ElementProps } from '../../element/index.ts';
import { useFormatNumber } from '../../formats/useFormatNumber.ts';
import { Icon } from '../../icon/index.ts';
import type { MenuAction } from '../../menu/index.ts';
import { bulkBarMessages } from '../../messages/english/bulkBar.ts';
import { useMessages } from '../../messages/index.ts';
import { cross, dots } from '../parts/glyphs.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import * as styles from './BulkBar.css.ts';
import { type FocusTarget, useBarKeys } from './useBarKeys.ts';
import { useFittingActions } from './useFittingActions.ts';

export interface BulkBarProps extends ElementProps {
  /** How many rows are selected; the bar is there while there are any. */
  selectedCount: number;
  /** How many rows match, on all pages; "all" where nobody has counted them. */
  matchingCount: number | 'unknown';
  /** Whether all that match are selected, also those that are not loaded. @default false */
  isEverythingSelected?: boolean;
  /** Selects all that match; left out where only what is loaded can be selected. */
  onSelectEverything?: (() => void) | undefined;
  /** Selects nothing. */
  onClear: () => void;
  /** What can be done with the selected rows; those without room go into a menu. */
  actions: readonly MenuAction[];
  /** The table's handle, or what else has the focus when the bar goes away under it. */
  table?: FocusTarget | null | undefined;
  /** The Pager that the bar floats over. */
  children?: ReactNode;
}

function Bar({
  selectedCount,
  matchingCount,
  isEverythingSelected = false,
  onSelectEverything,
  onClear,
  actions,
  table,
}: Omit<BulkBarProps, 'children'>) {
  const texts = useMessages(bulkBarMessages);
  const formatNumber = useFormatNumber();
  const bar = useRef<HTMLElement>(null);
  const count = useFittingActions(bar, actions.map(({ label }) => label).join('/'));
  const rest = actions.slice(count);

  useBarKeys(bar, onClear, table);

  return (
    <section ref={bar} className={styles.bar} aria-label={texts.label}>
      <span className={styles.words} data-fixed>
        <span className={styles.count}>
          {isEverythingSelected && matchingCount === 'unknown'
            ? texts.everything
            : texts.selected(formatNumber(selectedCount))}
        </span>
        {onSelectEverything && !isEverythingSelected && (
          <button type="button" className={styles.link} onClick={() => onSelectEverything()}>
            {matchingCount === 'unknown' ? texts.selectEverything : texts.selectAll(formatNumber(matchingCount))}
          </button>
        )}
      </span>
      {actions.length > 0 && <span className={styles.rule} />}
      {actions.map(({ id, label, icon, disabledReason, onAction }, index) => (
        <span key={id} data-action={label} hidden={index >= count}>
          <Button
            variant="ghost"
            icon={icon && <Icon icon={icon} />}
            disabledReason={disabledReason}
            onPress={() => onAction()}
          >
            {label}
          </Button>
        </span>
      ))}
      {rest.length > 0 && <MenuButton label={texts.more} icon={dots} placement="top end" items={() => rest} />}
      <span className={styles.rule} />
      <span data-fixed>
        <IconButton label={texts.clear} icon={cross} variant="ghost" onPress={() => onClear()} />
      </span>
    </section>
  );
}

/** What can be done with the selected rows, in the row of the pager and never over rows. `ref` reaches that row. */
export const BulkBar = forwardRef<HTMLDivElement, BulkBarProps>(function BulkBar(
  {
    selectedCount,
    matchingCount,
    isEverythingSelected,
    onSelectEverything,
    onClear,
    actions,
    table,
    children,
    ...rest
  },
  ref,
) {
  const texts = useMessages(bulkBarMessages);
  const formatNumber = useFormatNumber();
  const isShown = selectedCount > 0;
  return (
    <div {...rest} ref={ref} className={styles.place} data-bottom-bar>
      {children ?? <div className={styles.foot} />}
      {isShown && (
        <Bar
          selectedCount={selectedCount}
          matchingCount={matchingCount}
          {...(isEverythingSelected === undefined ? {} : { isEverythingSelected })}
          onSelectEverything={onSelectEverything}
          onClear={onClear}
          actions={actions}
          table={table}
        />
      )}
      <output className={styles.visuallyHidden}>{isShown ? texts.selected(formatNumber(selectedCount)) : ''}</output>
    </div>
  );
});
