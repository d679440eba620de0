/** Store of recently used items. */
export interface RecentCommands {
  read: () => readonly RecentCommand[];
  write: (recent: readonly RecentCommand[]) => void;
}

/** Data that shows the item again, since a result of a source is not in the groups. */
export interface RecentCommand {
  id: string;
  /** Its group or source. Items that are no longer permitted are not shown. */
  sectionId: string;
  label: string;
  detail?: string | undefined;
  href?: string | undefined;
}

/** How many are shown and stored. */
const recentCount = 5;

/** Moves an item to the front, without duplicates. */
export const addRecent = (recent: readonly RecentCommand[], used: RecentCommand): readonly RecentCommand[] =>
  [used, ...recent.filter(({ id }) => id !== used.id)].slice(0, recentCount);

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextIfAny = (value: unknown) => value === undefined || isText(value);

function isRecent(value: unknown): value is RecentCommand {
  if (typeof value !== 'object' || value === null) return false;
  const { id, sectionId, label, detail, href } = { ...value } as Partial<Record<string, unknown>>;
  return isText(id) && isText(sectionId) && isText(label) && isTextIfAny(detail) && isTextIfAny(href);
}

/** In localStorage or another storage, with a key per user and account. Storage errors are ignored. */
export function storedRecentCommands(
  key: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage,
): RecentCommands {
  return {
    read() {
      try {
        const stored: unknown = JSON.parse(storage().getItem(key) ?? '[]');
        return Array.isArray(stored) ? stored.filter(isRecent).slice(0, recentCount) : [];
      } catch {
        return [];
      }
    },
    write(recent) {
      try {
        storage().setItem(key, JSON.stringify(recent));
      } catch {
        // Not stored, then.
      }
    },
  };
}
