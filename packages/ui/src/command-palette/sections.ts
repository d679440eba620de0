import type { CommandGroup, CommandItem, CommandSection, CommandSource, SourceState } from './command.ts';
import { rank } from './rank.ts';
import type { RecentCommand } from './recent.ts';
import { splitWords } from './match.ts';

/** Maximum number of results per group. */
const maxResults = 8;

interface PaletteData {
  groups: readonly CommandGroup[];
  sources: readonly CommandSource[];
  /** By source. */
  found: Readonly<Record<string, SourceState>>;
  recent: readonly RecentCommand[];
  recentLabel: string;
  locale: string;
}

export const recentId = 'recent';

const isEmptyQuery = (query: string) => splitWords(query).length === 0;

/** The groups of a source's results: several, or the source itself. */
const groupsOf = (source: CommandSource) => source.groups ?? [source];

/** Recently used items that still exist: in the groups, or in an available source. */
function recentItems({ groups, sources, recent }: PaletteData): readonly CommandItem[] {
  return recent.flatMap(({ id, sectionId, ...shown }): readonly CommandItem[] => {
    const item = groups.find((group) => group.id === sectionId)?.items.find((own) => own.id === id);
    if (item) return [item];
    const isFromSource = sources.some((source) => groupsOf(source).some((group) => group.id === sectionId));
    return isFromSource && shown.href !== undefined ? [{ id, ...shown }] : [];
  });
}

/** All items, recently used first, without duplicates. */
function idleSections(data: PaletteData): readonly CommandSection[] {
  const recent = recentItems(data);
  const used = new Set(recent.map(({ id }) => id));
  const sections = data.groups.map(({ id, label, items }) => ({
    id,
    label,
    items: items.filter((item) => !used.has(item.id)),
    status: 'ready' as const,
  }));
  return [{ id: recentId, label: data.recentLabel, items: recent, status: 'ready' as const }, ...sections].filter(
    ({ items }) => items.length > 0,
  );
}

/** A section and the score of its best item; lower is better. */
interface RankedSection {
  section: CommandSection;
  best: number;
}

/** Results of a query: groups by their best match, ties by recency. */
function matchingSections(data: PaletteData, query: string): readonly CommandSection[] {
  const recency = (item: CommandItem) => {
    const at = data.recent.findIndex(({ id }) => id === item.id);
    return at < 0 ? data.recent.length : at;
  };
  const groups = data.groups.map(({ id, label, items }) => {
    const ranked = rank(items, query, data.locale).toSorted(
      (one, other) => one.score - other.score || recency(one.item) - recency(other.item),
    );
    return {
      section: { id, label, items: ranked.slice(0, maxResults).map(({ item }) => item), status: 'ready' as const },
      best: ranked[0]?.score ?? Infinity,
    };
  });
  const sources = data.sources.flatMap((source): readonly RankedSection[] => {
    const { items: all, status } = data.found[source.id] ?? { items: [], status: 'idle' as const };
    if (status !== 'ready')
      return [{ section: { id: source.id, label: source.label, items: all, status }, best: Infinity }];
    return groupsOf(source).map(({ id, label }) => {
      const items = source.groups ? all.filter(({ groupId }) => groupId === id) : all;
      // A source has ranked its results itself; the group's position follows from its visible match.
      const best = rank(items, query, data.locale)[0]?.score ?? (items.length > 0 ? 5 : Infinity);
      return { section: { id, label, items: items.slice(0, maxResults), status }, best };
    });
  });
  return [...groups, ...sources]
    .filter(({ section }) => section.items.length > 0 || section.status === 'pending' || section.status === 'failed')
    .toSorted((one, other) => one.best - other.best)
    .map(({ section }) => section);
}

/** Sections of the palette. Pure, for tests. */
export const sectionsOf = (data: PaletteData, query: string): readonly CommandSection[] =>
  isEmptyQuery(query) ? idleSections(data) : matchingSections(data, query);
