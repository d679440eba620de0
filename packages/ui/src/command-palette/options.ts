import type { CommandItem, CommandSection } from './command.ts';

/** What the arrows go through: the items, and a way to ask a source again. */
export type Option =
  | { key: string; sectionId: string; kind: 'item'; item: CommandItem }
  | { key: string; sectionId: string; kind: 'retry' };

export const optionsOf = (sections: readonly CommandSection[]): readonly Option[] =>
  sections.flatMap(({ id: sectionId, items, status }): Option[] => [
    ...items.map((item) => ({ key: `${sectionId} ${item.id}`, sectionId, kind: 'item' as const, item })),
    ...(status === 'failed' ? [{ key: `${sectionId} ~retry`, sectionId, kind: 'retry' as const }] : []),
  ]);

/** How far Page Up and Page Down go. */
const page = 8;

/** The place that a key leads to, from 0; nothing for a key that is the text's own. */
export function placeAfter(key: string, place: number, count: number): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  if (key === 'ArrowDown') return place >= last ? 0 : place + 1;
  if (key === 'ArrowUp') return place <= 0 ? last : place - 1;
  if (key === 'PageDown') return Math.min(place + page, last);
  if (key === 'PageUp') return Math.max(place - page, 0);
  return undefined;
}
