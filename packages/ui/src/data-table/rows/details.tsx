/* oxlint-disable jsx-a11y/prefer-tag-over-role -- native table rows cannot be positioned, nor share the column widths of a grid */
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { createEmitter } from '../../dom/createEmitter.ts';
import { observeResize } from '../../dom/observeResize.ts';
import { ChevronRight, Icon } from '../../icon/index.ts';
import { useMessages } from '../../messages/index.ts';
import { visuallyHidden } from '../DataTable.css.ts';
import { expanderHeadCell } from '../columns/TableHead.css.ts';
import type { RenderedRow } from '../createTableStore.ts';
import type { RowContext } from './TableBody.tsx';
import { useViewportWidth } from './TableStates.tsx';
import { tableFeaturesMessages } from './messages.ts';
import * as styles from './rows.css.ts';
import { createRowOffsets, type TallRow, type RowOffsets } from './virtualizer.ts';

/** px of a row's details until they are measured. */
const assumed = 120;

/** Which rows are expanded, and the heights of their details; outside React's state, like the selection. */
export interface ExpansionStore {
  subscribe: (listener: () => void) => () => void;
  has: (key: string) => boolean;
  toggle: (key: string) => void;
  /** Sets the measured height. */
  setHeight: (key: string, height: number) => void;
  /** The offsets of rows of this height, with the details between them. */
  heightsOf: (count: number, row: number, keyAt: (index: number) => string | undefined) => RowOffsets;
}

function createExpansion(open: readonly string[], onChange: () => void): ExpansionStore {
  const heights = new Map(open.map((key) => [key, assumed]));
  const { subscribe, emit } = createEmitter();
  return {
    subscribe,
    has: (key) => heights.has(key),
    toggle: (key) => {
      if (!heights.delete(key)) heights.set(key, assumed);
      onChange();
      emit();
    },
    setHeight: (key, height) => {
      if (!heights.has(key) || heights.get(key) === height) return;
      heights.set(key, height);
      onChange();
    },
    heightsOf: (count, row, keyAt) => {
      const found: TallRow[] = [];
      for (let index = 0; index < count && found.length < heights.size; index += 1) {
        const height = heights.get(keyAt(index) ?? '');
        if (height !== undefined) found.push({ index, height });
      }
      return createRowOffsets(count, row, found);
    },
  };
}

interface ExpanderProps {
  expansion: ExpansionStore;
  /** The row's key. */
  id: string;
  /** The row's name. */
  name: string;
}

/** The cell that expands and collapses a row. Only it renders when it does. */
function Expander({ expansion, id, name }: ExpanderProps) {
  const getSnapshot = () => expansion.has(id);
  const isOpen = useSyncExternalStore(expansion.subscribe, getSnapshot, getSnapshot);
  return (
    <div role="gridcell" className={styles.expanderCell} tabIndex={-1}>
      <button
        type="button"
        tabIndex={-1}
        className={styles.expander}
        aria-label={useMessages(tableFeaturesMessages).expand(name)}
        aria-expanded={isOpen}
        onClick={() => expansion.toggle(id)}
      >
        <Icon icon={ChevronRight} />
      </button>
    </div>
  );
}

interface DetailRowProps {
  expansion: ExpansionStore;
  /** The row's key. */
  id: string;
  index: number;
  /** px from the top of the body. */
  top: number;
  children: ReactNode;
}

/** The details below a row: a row with one wide cell. */
function DetailRow({ expansion, id, index, top, children }: DetailRowProps) {
  const element = useRef<HTMLDivElement>(null);
  const cell = useRef<HTMLDivElement>(null);
  useViewportWidth(cell);
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    return observeResize([current], () => expansion.setHeight(id, current.offsetHeight));
  }, [expansion, id]);
  return (
    <div
      ref={element}
      role="row"
      data-detail-of={index}
      className={styles.detail}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div ref={cell} role="gridcell" tabIndex={-1} className={styles.detailCell}>
        {children}
      </div>
    </div>
  );
}

function HeadCell() {
  return (
    <div role="columnheader" className={expanderHeadCell} tabIndex={-1}>
      <span className={visuallyHidden}>{useMessages(tableFeaturesMessages).details}</span>
    </div>
  );
}

function cell<Row>({ store }: RowContext<Row>, id: string, row: Row): ReactNode {
  return store.expansion && <Expander expansion={store.expansion} id={id} name={store.nameOf(row)} />;
}

function below<Row>({ store }: RowContext<Row>, { key, index, top }: RenderedRow<Row>, content: ReactNode): ReactNode {
  const { expansion } = store;
  const below = top + store.inputs().rowHeight;
  return (
    expansion && (
      <DetailRow key={`open ${key}`} expansion={expansion} id={key} index={index} top={below}>
        {content}
      </DetailRow>
    )
  );
}

export interface DetailsFeature {
  createExpansion: typeof createExpansion;
  HeadCell: typeof HeadCell;
  /** The cell with the button that expands a row. */
  cell: typeof cell;
  /** The details below a row. */
  below: typeof below;
}

/** The feature `details`. */
export const tableDetails: DetailsFeature = { createExpansion, HeadCell, cell, below };
