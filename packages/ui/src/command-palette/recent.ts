/** Keeps what was used lately. */
export interface RecentCommands {
  read: () => readonly RecentCommand[];
  write: (recent: readonly RecentCommand[]) => void;
}

/** What has to be known to show it again: one that came from a source is not in the groups. */
export interface RecentCommand {
  id: string;
  /** The group or the source it came from. What the person may no longer see is not shown. */
  sectionId: string;
  label: string;
  detail?: string | undefined;
  href?: string | undefined;
}

/** How many are shown and kept. */
export const recentCount = 5;

/** The one just used comes first, and stands there once. */
export const withRecent = (recent: readonly RecentCommand[], used: RecentCommand): readonly RecentCommand[] =>
  [used, ...recent.filter(({ id }) => id !== used.id)].slice(0, recentCount);

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextIfAny = (value: unknown) => value === undefined || isText(value);

function isRecent(value: unknown): value is RecentCommand {
  if (typeof value !== 'object' || value === null) return false;
  const { id, sectionId, label, detail, href } = { ...value } as Partial<Record<string, unknown>>;
  return isText(id) && isText(sectionId) && isText(label) && isTextIfAny(detail) && isTextIfAny(href);
}

/** In the browser's storage, under a key that tells person and account apart. A storage that throws remembers nothing. */
export function recentInStorage(
  key: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage,
): RecentCommands {
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(storage().getItem(key) ?? '[]');
        return Array.isArray(kept) ? kept.filter(isRecent).slice(0, recentCount) : [];
      } catch {
        return [];
      }
    },
    write(recent) {
      try {
        storage().setItem(key, JSON.stringify(recent));
      } catch {
        // Then it is not remembered.
      }
    },
  };
}
