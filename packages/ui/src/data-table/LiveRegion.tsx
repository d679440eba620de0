import { useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { dataTableMessages } from './messages.ts';
import { visuallyHidden } from './DataTable.css.ts';
import type { Sort } from './rows/sorting.ts';
import type { DataColumn } from './types.ts';

/** Announces text in a live region next to the grid, without a React render. */
export function announce(scroller: HTMLElement, text: string): void {
  const container = scroller.parentElement;
  if (!container) return;
  let output = container.querySelector<HTMLElement>(':scope > output[data-announcer]');
  if (!output) {
    output = document.createElement('output');
    output.className = visuallyHidden;
    output.dataset['announcer'] = '';
    container.append(output);
  }
  output.textContent = text;
}

interface SortAndSearchAnnouncerProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: readonly Sort[];
  search: string;
  count: number;
  isPending: boolean;
}

function useHasChanged(value: string | readonly Sort[]): boolean {
  const [first] = useState(value);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && value !== first) setHasChanged(true);
  return hasChanged;
}

/** Announces each new sort order and the number of rows that a search finds, but not the initial ones. */
export function SortAndSearchAnnouncer<Row>({
  columns,
  sort,
  search,
  count,
  isPending,
}: SortAndSearchAnnouncerProps<Row>) {
  const messages = useMessages(dataTableMessages);
  const isSearched = useHasChanged(search);
  const isSorted = useHasChanged(sort);
  const sentences = [];
  // Without thousands separators, which some screen readers read as several numbers.
  if (isSearched) sentences.push(messages.found(String(count)));
  if (isSorted) {
    const parts = sort.map(({ column, direction }) =>
      messages.sortPart(columns.find(({ id }) => id === column)?.header ?? column, direction),
    );
    sentences.push(parts.length === 0 ? messages.noOrder : messages.sortedBy(parts.join('; ')));
  }
  return <output className={visuallyHidden}>{!isPending && sentences.join('. ')}</output>;
}
