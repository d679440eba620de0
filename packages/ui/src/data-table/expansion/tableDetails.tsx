/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of a native table cannot be moved about, nor share the widths of a grid */
import type { ReactNode } from 'react';
import { lazyComponent } from '../../lazy-part/index.ts';
import { tableFeaturesMessages } from '../../messages/english/tableFeatures.ts';
import { useMessages } from '../../messages/index.ts';
import { visuallyHidden } from '../DataTable.css.ts';
import type { ShownRow } from '../grid/types.ts';
import type { RowContext } from '../rows/GridRow.tsx';
import { expanderHeadCell } from '../rows/Head.css.ts';
import { createExpansion } from './createExpansion.ts';
import type { DetailRowProps } from './DetailRow.tsx';
import { Expander } from './Expander.tsx';

const DetailRow = lazyComponent<DetailRowProps>(async () => (await import('./DetailRow.tsx')).DetailRow);

/** The head above the arrows. */
function HeadCell() {
  return (
    <div role="columnheader" className={expanderHeadCell} tabIndex={-1}>
      <span className={visuallyHidden}>{useMessages(tableFeaturesMessages).details}</span>
    </div>
  );
}

function cell<Row>({ grid }: RowContext<Row>, id: string, row: Row): ReactNode {
  return grid.expansion && <Expander expansion={grid.expansion} id={id} name={grid.nameOf(row)} />;
}

function below<Row>({ grid }: RowContext<Row>, { key, index, top }: ShownRow<Row>, content: ReactNode): ReactNode {
  const { expansion } = grid;
  const below = top + grid.inputs().rowHeight;
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
  /** The cell with the arrow that opens a row. */
  cell: typeof cell;
  /** What lies open below this row. */
  below: typeof below;
}

/** Rows that open: the feature `details`. */
export const tableDetails: DetailsFeature = { createExpansion, HeadCell, cell, below };
