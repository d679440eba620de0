import type { CSSProperties } from 'react';
import type { DataColumn } from '../types.ts';
import { cell, stickyEnd, stickyStart } from '../rows/rows.css.ts';
import { endOf, startOf } from './tracks.ts';

/** A column with what all of its cells share, so that a row has nothing to decide. */
export interface ShownColumn<Row> {
  column: DataColumn<Row>;
  attributes: {
    role: 'gridcell' | 'rowheader';
    className: string;
    style: CSSProperties | undefined;
    tabIndex: -1;
    'data-align': 'start' | 'end' | undefined;
    'data-tone': 'default' | 'muted' | undefined;
  };
  stickyClass: string;
}

export function shownColumnsOf<Row>(columns: readonly DataColumn<Row>[]): ShownColumn<Row>[] {
  return columns.map((column) => {
    const { id, isSticky, isRowHeader, align, tone } = column;
    const stickyClass = isSticky === undefined ? '' : isSticky === 'start' ? stickyStart : stickyEnd;
    return {
      column,
      stickyClass,
      attributes: {
        role: isRowHeader ? 'rowheader' : 'gridcell',
        className: stickyClass === '' ? cell : `${cell} ${stickyClass}`,
        style:
          isSticky === undefined
            ? undefined
            : isSticky === 'start'
              ? { insetInlineStart: `var(${startOf(id)})` }
              : { insetInlineEnd: `var(${endOf(id)})` },
        tabIndex: -1,
        'data-align': align,
        'data-tone': tone,
      },
    };
  });
}
