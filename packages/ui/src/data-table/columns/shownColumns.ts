import type { CSSProperties } from 'react';
import { cardPlaceOf } from '../cards/cardHeight.ts';
import type { CardPlace } from '../../table/index.ts';
import type { DataColumn } from '../types.ts';
import { cell, firstSticky, lastSticky, stickyEnd, stickyStart } from '../rows/rows.css.ts';
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
    'data-card': CardPlace | undefined;
    'data-label': string | undefined;
    'data-editable': '' | undefined;
  };
  stickyClass: string;
}

/** Only cards are told what their cells are there. */
export function shownColumnsOf<Row>(columns: readonly DataColumn<Row>[], isCards: boolean): ShownColumn<Row>[] {
  const lastAtStart = columns.findLast(({ isSticky }) => isSticky === 'start');
  const firstAtEnd = columns.find(({ isSticky }) => isSticky === 'end');
  return columns.map((column) => {
    const { id, isSticky, isRowHeader, align, tone, edit } = column;
    const place = isCards ? cardPlaceOf(column) : undefined;
    const stickyClass = [
      { start: stickyStart, end: stickyEnd, none: '' }[isSticky ?? 'none'],
      column === lastAtStart && lastSticky,
      column === firstAtEnd && firstSticky,
    ]
      .filter(Boolean)
      .join(' ');
    return {
      column,
      stickyClass,
      attributes: {
        role: isRowHeader ? 'rowheader' : 'gridcell',
        className: `${cell} ${stickyClass}`.trim(),
        style:
          isSticky === undefined
            ? undefined
            : isSticky === 'start'
              ? { insetInlineStart: `var(${startOf(id)})` }
              : { insetInlineEnd: `var(${endOf(id)})` },
        tabIndex: -1,
        'data-align': align,
        'data-editable': edit === undefined ? undefined : '',
        'data-tone': tone,
        'data-card': place,
        'data-label': isCards ? (column.cardLabel ?? (place === 'line' ? column.header : undefined)) : undefined,
      },
    };
  });
}
