import type { SavedView } from './savedViews.ts';

export type NameFault = 'nameMissing' | 'nameTaken';

/** What is wrong with a name; `id` is the view's that is to have it. */
export function nameFault(name: string, views: readonly SavedView[], id?: string): NameFault | undefined {
  const wanted = name.trim().toLocaleLowerCase();
  if (wanted === '') return 'nameMissing';
  return views.some((view) => view.id !== id && view.name.trim().toLocaleLowerCase() === wanted)
    ? 'nameTaken'
    : undefined;
}
