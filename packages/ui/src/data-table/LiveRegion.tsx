import { useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { dataTableMessages } from './messages.ts';
import { visuallyHidden } from './DataTable.css.ts';
import type { Sort } from './rows/sorting.ts';
import type { DataColumn } from './types.ts';

/** Announces text in a live region beside the grid. Not by React state, so that a head need not render for it. */
export function announce(scroller: HTMLElement, words: string): void {
  const place = scroller.parentElement;
  if (!place) return;
  let output = place.querySelector<HTMLElement>(':scope > output[data-announcer]');
  if (!output) {
    output = document.createElement('output');
    output.className = visuallyHidden;
    output.dataset['announcer'] = '';
    place.append(output);
  }
  output.textContent = words;
}

interface SortAndSearchAnnouncerProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: readonly Sort[];
  search: string;
  count: number;
  isPending: boolean;
}

/** Whether the value has ever changed since the first render. */
function useHasChanged(value: string | readonly Sort[]): boolean {
  const [first] = useState(value);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && value !== first) setHasChanged(true);
  return hasChanged;
}

/** A live region that announces each new order and the number of rows that a search finds; nothing at first. */
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
