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
