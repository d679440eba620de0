import type { CSSProperties } from 'react';
import type { Cards } from '../cards/tableCards.ts';
import type { DataColumn } from '../types.ts';
import { cell, firstSticky, lastSticky, sticky } from '../rows/rows.css.ts';
import { stopOf } from './tracks.ts';

/** A column with the attributes of all of its cells, computed once and not for each row. */
export interface ShownColumn<Row> {
  column: DataColumn<Row>;
  attributes: {
    role: 'gridcell' | 'rowheader';
    className: string;
    style: CSSProperties | undefined;
    tabIndex: -1;
    'data-align': 'start' | 'end' | undefined;
    'data-tone': 'default' | 'muted' | undefined;
    'data-editable': '' | undefined;
  } & Partial<ReturnType<NonNullable<Cards['attributesOf']>>>;
  stickyClass: string;
}

export function shownColumnsOf<Row>(
  columns: readonly DataColumn<Row>[],
  inCard: Cards['attributesOf'],
): ShownColumn<Row>[] {
  const lastAtStart = columns.findLast(({ isSticky }) => isSticky === 'start');
  const firstAtEnd = columns.find(({ isSticky }) => isSticky === 'end');
  return columns.map((column, place) => {
    const { isSticky, isRowHeader, align, tone, edit } = column;
    const stickyClass = [isSticky && sticky, column === lastAtStart && lastSticky, column === firstAtEnd && firstSticky]
      .filter(Boolean)
      .join(' ');
    return {
      column,
      stickyClass,
      attributes: {
        role: isRowHeader ? 'rowheader' : 'gridcell',
        className: `${cell} ${stickyClass}`,
        style: isSticky && {
          [isSticky === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: `var(${stopOf(place)})`,
        },
        tabIndex: -1,
        'data-align': align,
        'data-editable': edit && '',
        'data-tone': tone,
        ...inCard?.(column),
      },
    };
  });
}
