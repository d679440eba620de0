import type { SavedView } from './savedViews.ts';

export type NameFault = 'nameMissing' | 'nameTaken';

/** Names that look the same are the same, however they were typed. */
const sameAs = (name: string) => name.trim().normalize('NFC').toLowerCase();

/** What is wrong with a name; `id` is that of the view to be named. */
export function nameFault(name: string, views: readonly SavedView[], id?: string): NameFault | undefined {
  const wanted = sameAs(name);
  if (wanted === '') return 'nameMissing';
  return views.some((view) => view.id !== id && sameAs(view.name) === wanted) ? 'nameTaken' : undefined;
}
