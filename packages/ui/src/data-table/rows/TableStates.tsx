/* oxlint-disable jsx-a11y/prefer-tag-over-role -- native table rows cannot be positioned, nor share the column widths of a grid */
import { type ReactNode, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { observeResize } from '../../dom/observeResize.ts';
import { useLayoutEffect } from '../../dom/useLayoutEffect.ts';
import { formatNumber } from '../../formats/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { skeleton as sketch } from '../../skeleton/Skeleton.css.ts';
import type { VisibleColumn } from '../columns/columnModel.tsx';
import type { FeatureProps } from '../createDataTable.tsx';
import type { RowContext } from './TableBody.tsx';
import { tableFeaturesMessages, tableStatesMessages } from './messages.ts';
import * as styles from './rows.css.ts';

/** Makes an element as wide as the visible part of the grid. */
export function useViewportWidth(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = ref.current?.closest('[role=grid]');
    if (!scroller) return undefined;
    return observeResize([scroller], () => {
      if (ref.current !== null) ref.current.style.inlineSize = `${scroller.clientWidth}px`;
    });
  }, [ref]);
}

interface TableFooterProps {
  /** `aria-rowindex`, which counts the header. */
  rowIndex: number;
  /** Whether it replaces the rows. */
  isAlone: boolean;
  children: ReactNode;
}

export const footerRowIndex = <Row,>({ store }: RowContext<Row>) => store.inputs().offset + store.view().count + 2;

/** The last row of a grid, with one cell: a message or "load more". */
export function TableFooter({ rowIndex, isAlone, children }: TableFooterProps) {
  const cell = useRef<HTMLDivElement>(null);
  useViewportWidth(cell);
  return (
    <div role="rowgroup" className={isAlone ? styles.message : undefined}>
      <div role="row" aria-rowindex={rowIndex} className={styles.footerRow}>
        <div ref={cell} role="gridcell" tabIndex={-1} className={styles.footerCell}>
          {children}
        </div>
      </div>
    </div>
  );
}

function DefaultMessage({ state }: { state: 'empty' | 'noMatch' | 'error' }) {
  const messages = useMessages(tableStatesMessages);
  return <p className={styles.sentence}>{messages[state]}</p>;
}

/** The message that replaces the rows. */
function TableMessages<Row>({ table, state, context }: FeatureProps<Row>) {
  if (state === 'ok' || state === 'loading') return null;
  const contents: Record<typeof state, ReactNode> = {
    empty: table.emptyMessage,
    noMatch: table.noMatchMessage,
    error: table.errorMessage,
  };
  return (
    <TableFooter rowIndex={footerRowIndex(context)} isAlone>
      {contents[state] ?? <DefaultMessage state={state} />}
    </TableFooter>
  );
}

export { TableMessages as tableMessages };

/** Renders the rows that are printed, and a note below them if there are more. */
function PrintNotice<Row>({ context: { store } }: FeatureProps<Row>) {
  const messages = useMessages(tableFeaturesMessages);
  const locale = useLocale();
  const { isPrinting, shown, count } = useSyncExternalStore(store.subscribe, store.view, store.view);
  useLayoutEffect(() => {
    const [start, end] = [() => store.print(true), () => store.print(false)];
    addEventListener('beforeprint', start);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', start);
      removeEventListener('afterprint', end);
    };
  }, [store]);
  if (!isPrinting || shown.length >= count) return null;
  return (
    <p className={styles.printNotice}>
      {messages.printed(formatNumber(shown.length, locale), formatNumber(count, locale))}
    </p>
  );
}

export { PrintNotice as tablePrint };

/** Skeleton widths in px that look like words, the same in each render. */
const widths = {
  person: [104, 88, 124, 96, 112],
  long: [192, 216, 168, 204, 180],
  text: [72, 88, 64, 80, 56],
} as const;

const face = { inlineSize: 28, blockSize: 28 };

function SkeletonCell<Row>({ shown, row, column }: { shown: VisibleColumn<Row>; row: number; column: number }) {
  const { skeleton = 'text' } = shown.column;
  const { className, style, ...data } = shown.attributes;
  return (
    <div className={className} style={style} data-align={data['data-align']} data-card={data['data-card']}>
      <span className={styles.skeletonCell}>
        {skeleton === 'person' && <span className={sketch} data-shape="circle" style={face} />}
        <span className={sketch} style={{ inlineSize: widths[skeleton][(row + column * 2) % 5], blockSize: 10 }} />
      </span>
    </div>
  );
}

/** Rows of the final height, so that nothing moves when the data arrives; hidden from assistive technology. */
function SkeletonRows<Row>({ table, state, context }: FeatureProps<Row>) {
  const { columns, hasSelection, details, hasActions } = context;
  if (state !== 'loading') return null;
  return (
    <div aria-hidden className={styles.skeletonRows}>
      {Array.from({ length: table.skeletonRows ?? 20 }, (_, row) => (
        <div key={row} className={styles.skeletonRow}>
          {hasSelection && <div className={styles.boxCell} />}
          {details && <div className={styles.cell} />}
          {columns.map((shown, column) => (
            <SkeletonCell key={shown.column.id} shown={shown} row={row} column={column} />
          ))}
          {hasActions && <div className={styles.actionsCell} />}
        </div>
      ))}
    </div>
  );
}

export { SkeletonRows as tableSkeletons };
