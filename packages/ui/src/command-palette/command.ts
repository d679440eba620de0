import type { ReactNode } from 'react';
import type { LucideIcon } from '../icon/index.ts';

/** A page or an action. Pass only permitted ones: the palette does not check permissions. */
export interface CommandItem {
  /** Unique in the whole palette; also the key of recently used items. */
  id: string;
  /** "Users", "Invite user…". */
  label: string;
  /** Shown next to the label, and searched: an email address, the customer. */
  detail?: string | undefined;
  /** Other searched words. */
  keywords?: readonly string[] | undefined;
  /** Icon before the label. */
  icon?: LucideIcon | undefined;
  /** An Avatar in place of the icon. */
  media?: ReactNode;
  /** URL; ⌘ or Ctrl with Enter opens a new tab. */
  href?: string | undefined;
  /** Called when it is selected; with `href`, in place of navigation. */
  onAction?: (() => void) | undefined;
  /** Items of the page that it opens: "Change theme…". */
  items?: readonly CommandItem[] | undefined;
  /** Group of a result, if its source has several. */
  groupId?: string | undefined;
}

export interface CommandGroup {
  id: string;
  /** "Pages", "Actions". */
  label: string;
  items: readonly CommandItem[];
}

/** An asynchronous search: users, customers, resources. */
export interface CommandSource {
  id: string;
  /** Title of its results, also while it searches or after it failed. */
  label: string;
  /** Groups of its results, if one search finds several kinds. Recently used items of other groups are not shown. */
  groups?: readonly Omit<CommandGroup, 'items'>[] | undefined;
  /** Rejects on failure; `signal` aborts when the query changes. */
  search: (query: string, signal: AbortSignal) => Promise<readonly CommandItem[]>;
  /** Minimum query length. @default 2 */
  minLength?: number;
}

/** Results of one source for the current query. */
export interface SourceState {
  items: readonly CommandItem[];
  status: 'idle' | 'pending' | 'ready' | 'failed';
}

export interface CommandSection {
  id: string;
  label: string;
  items: readonly CommandItem[];
  status: SourceState['status'];
}
