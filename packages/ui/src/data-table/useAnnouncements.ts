import { useState } from 'react';
import { dataTableMessages } from '../messages/english/dataTable.ts';
import { useMessages } from '../messages/index.ts';
import type { Sort } from '../table/index.ts';
import type { DataColumn } from './types.ts';

interface Announced<Row> {
  columns: readonly DataColumn<Row>[];
  sort: readonly Sort[];
  search: string;
  count: number;
  isPending: boolean;
}

/** What a live region says once another order or another search has come about; nothing about the first. */
export function useAnnouncements<Row>({ columns, sort, search, count, isPending }: Announced<Row>): string {
  const texts = useMessages(dataTableMessages);
  const [first] = useState({ sort, search });
  const [hasChanged, setHasChanged] = useState({ sort: false, search: false });
  const now = { sort: hasChanged.sort || first.sort !== sort, search: hasChanged.search || first.search !== search };
  if (now.sort !== hasChanged.sort || now.search !== hasChanged.search) setHasChanged(now);
  if (isPending) return '';
  const parts = sort.map(({ column, direction }) =>
    texts.sortPart(columns.find(({ id }) => id === column)?.header ?? column, direction),
  );
  const news = [];
  // Without marks between thousands: it is read out, as one number.
  if (now.search) news.push(texts.found(String(count)));
  if (now.sort) news.push(parts.length === 0 ? texts.noOrder : texts.sortedBy(parts.join('; ')));
  return news.join('. ');
}
