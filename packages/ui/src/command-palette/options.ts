import type { CommandItem, CommandSection } from './command.ts';

/** Options of the listbox: the items, and a retry for a failed source. */
export type Option =
  | { key: string; sectionId: string; kind: 'item'; item: CommandItem }
  | { key: string; sectionId: string; kind: 'retry' };

export const optionsOf = (sections: readonly CommandSection[]): readonly Option[] =>
  sections.flatMap(({ id: sectionId, items, status }): Option[] => [
    ...items.map((item) => ({ key: `${sectionId} ${item.id}`, sectionId, kind: 'item' as const, item })),
    ...(status === 'failed' ? [{ key: `${sectionId} ~retry`, sectionId, kind: 'retry' as const }] : []),
  ]);
