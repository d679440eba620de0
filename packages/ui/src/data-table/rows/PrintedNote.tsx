import { useSyncExternalStore } from 'react';
import { formatNumber } from '../../formats/index.ts';
import { dataTableMessages } from '../../messages/english/dataTable.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import type { Grid } from '../grid/createGrid.ts';
import { printedNote } from './placeholders.css.ts';

/** On paper, below rows that are not all there are. */
export function PrintedNote<Row>({ grid }: { grid: Grid<Row> }) {
  const texts = useMessages(dataTableMessages);
  const locale = useLocale();
  const { isPrinting, shown, count } = useSyncExternalStore(grid.subscribe, grid.view, grid.view);
  if (!isPrinting || shown.length >= count) return null;
  return (
    <p className={printedNote}>{texts.printed(formatNumber(shown.length, locale), formatNumber(count, locale))}</p>
  );
}
