import { useState } from 'react';
import { formatList } from '../formats/index.ts';
import { useLocale } from '../messages/index.ts';
import type { ChecklistItem } from './ChecklistRow.tsx';
import { newlyCompleted } from './progress.ts';

/** Titles of the most recently completed items, to announce; empty before any, and after one is unmarked. */
export function useCompletedTitles(items: readonly ChecklistItem[]): string {
  const locale = useLocale();
  const [previous, setPrevious] = useState({ items, titles: '' });
  if (previous.items !== items) {
    const titles = newlyCompleted(previous.items, items).map(({ title }) => title);
    const isUndone = newlyCompleted(items, previous.items).length > 0;
    setPrevious({ items, titles: titles.length > 0 || isUndone ? formatList(titles, locale) : previous.titles });
  }
  return previous.titles;
}
