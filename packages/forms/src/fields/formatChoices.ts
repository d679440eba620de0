'use client';

import { useCallback } from 'react';
import type { FormatValue } from '../state/fieldRegistry.ts';

type Labeled = { readonly id: string; readonly label: string };
type Entries = readonly (Labeled | { readonly items: readonly Labeled[] })[];

/** Selected options by label; options that no longer exist by ID. */
export function formatChoices(entries: Entries, value: unknown): string {
  const choices = entries.flatMap((entry) => ('items' in entry ? entry.items : [entry]));
  const ids: unknown[] = Array.isArray(value) ? value : [value ?? ''];
  return ids.map((id) => choices.find((choice) => choice.id === id)?.label ?? String(id)).join(', ');
}

/** Formats a choice among `items`; with remote search, only IDs are known. */
export const useFormatChoices = (items: Entries | object): FormatValue =>
  useCallback((value) => formatChoices(Array.isArray(items) ? (items as Entries) : [], value), [items]);
