import { useState } from 'react';
import { formatList } from '../formats/index.ts';
import { useLocale } from '../messages/index.ts';
import type { ChecklistItem } from './ChecklistRow.tsx';
import { newlyCompleted } from './progress.ts';

/** The titles of what has become done last, for a voice. Empty until something does, and when a mark is taken back. */
export function useCompletedTitles(items: readonly ChecklistItem[]): string {
  const locale = useLocale();
  const [seen, setSeen] = useState({ items, titles: '' });
  if (seen.items !== items) {
    const titles = newlyCompleted(seen.items, items).map(({ title }) => title);
    const isUndone = newlyCompleted(items, seen.items).length > 0;
    setSeen({ items, titles: titles.length > 0 || isUndone ? formatList(titles, locale) : seen.titles });
  }
  return seen.titles;
}
