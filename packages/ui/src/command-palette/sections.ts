import type { CommandGroup, CommandItem, CommandSection, CommandSource, SourceState } from './command.ts';
import { rank } from './rank.ts';
import type { RecentCommand } from './recent.ts';
import { splitWords } from './match.ts';

/** Maximum results per group. */
const foundCount = 8;

interface Known {
  groups: readonly CommandGroup[];
  sources: readonly CommandSource[];
  /** By source. */
  found: Readonly<Record<string, SourceState>>;
  recent: readonly RecentCommand[];
  recentLabel: string;
  /** Whose readers search. */
  locale: string;
}

export const recentId = 'recent';

const isNothing = (query: string) => splitWords(query).length === 0;

/** The groups of a source's results: several, or the source itself. */
const groupsOf = (source: CommandSource) => source.groups ?? [source];

/** Recently used items that still exist: in the groups, or in an available source. */
function recentItems({ groups, sources, recent }: Known): readonly CommandItem[] {
  return recent.flatMap(({ id, sectionId, ...shown }): readonly CommandItem[] => {
    const item = groups.find((group) => group.id === sectionId)?.items.find((own) => own.id === id);
    if (item) return [item];
    const isFromSource = sources.some((source) => groupsOf(source).some((group) => group.id === sectionId));
    return isFromSource && shown.href !== undefined ? [{ id, ...shown }] : [];
  });
}

/** All items, recently used first, without duplicates. */
function atRest(known: Known): readonly CommandSection[] {
  const recent = recentItems(known);
  const used = new Set(recent.map(({ id }) => id));
  const sections = known.groups.map(({ id, label, items }) => ({
    id,
    label,
    items: items.filter((item) => !used.has(item.id)),
    status: 'ready' as const,
  }));
  return [{ id: recentId, label: known.recentLabel, items: recent, status: 'ready' as const }, ...sections].filter(
    ({ items }) => items.length > 0,
  );
}

/** A section, and how well its best item matches: less is better. */
interface Placed {
  section: CommandSection;
  best: number;
}

/** Results of a query: groups by their best match, ties by recency. */
function answering(known: Known, query: string): readonly CommandSection[] {
  const place = (item: CommandItem) => {
    const at = known.recent.findIndex(({ id }) => id === item.id);
    return at < 0 ? known.recent.length : at;
  };
  const groups = known.groups.map(({ id, label, items }) => {
    const ranked = rank(items, query, known.locale).toSorted(
      (one, other) => one.score - other.score || place(one.item) - place(other.item),
    );
    return {
      section: { id, label, items: ranked.slice(0, foundCount).map(({ item }) => item), status: 'ready' as const },
      best: ranked[0]?.score ?? Infinity,
    };
  });
  const sources = known.sources.flatMap((source): readonly Placed[] => {
    const { items: all, status } = known.found[source.id] ?? { items: [], status: 'idle' as const };
    if (status !== 'ready')
      return [{ section: { id: source.id, label: source.label, items: all, status }, best: Infinity }];
    return groupsOf(source).map(({ id, label }) => {
      const items = source.groups ? all.filter(({ groupId }) => groupId === id) : all;
      // A source has ranked its results itself; the group's position follows from its visible match.
      const best = rank(items, query, known.locale)[0]?.score ?? (items.length > 0 ? 5 : Infinity);
      return { section: { id, label, items: items.slice(0, foundCount), status }, best };
    });
  });
  return [...groups, ...sources]
    .filter(({ section }) => section.items.length > 0 || section.status === 'pending' || section.status === 'failed')
    .toSorted((one, other) => one.best - other.best)
    .map(({ section }) => section);
}

/** Sections of the palette. Pure, for tests. */
export const sectionsOf = (known: Known, query: string): readonly CommandSection[] =>
  isNothing(query) ? atRest(known) : answering(known, query);
