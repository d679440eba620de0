import { useSyncExternalStore } from 'react';
import { useLayoutEffect } from '../../dom/useLayoutEffect.ts';
import { formatNumber } from '../../formats/index.ts';
import { tableFeaturesMessages } from '../../messages/english/tableFeatures.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import type { PartProps } from '../features.ts';
import { printedNote } from './placeholders.css.ts';

/** Renders the rows that are printed, and a note below them if there are more. */
function PrintedNote<Row>({ context: { grid } }: PartProps<Row>) {
  const texts = useMessages(tableFeaturesMessages);
  const locale = useLocale();
  const { isPrinting, shown, count } = useSyncExternalStore(grid.subscribe, grid.view, grid.view);
  useLayoutEffect(() => {
    const [begin, end] = [() => grid.print(true), () => grid.print(false)];
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, [grid]);
  if (!isPrinting || shown.length >= count) return null;
  return (
    <p className={printedNote}>{texts.printed(formatNumber(shown.length, locale), formatNumber(count, locale))}</p>
  );
}

export { PrintedNote as tablePrint };
