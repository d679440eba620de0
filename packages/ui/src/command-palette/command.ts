import type { ReactNode } from 'react';
import type { LucideIcon } from '../icon/index.ts';

/** A page or an action. Pass only permitted ones: the palette does not check permissions. */
export interface CommandItem {
  /** Unique in the whole palette; also the key of recently used items. */
  id: string;
  /** "Users", "Invite user…". */
  label: string;
  /** Beside the label: an address, the customer. Found by typing as well. */
  detail?: string | undefined;
  /** Other words that people use for it. */
  keywords?: readonly string[] | undefined;
  /** A picture, or an Avatar. */
  icon?: LucideIcon | undefined;
  /** In place of a picture: an Avatar. */
  media?: ReactNode;
  /** Where it leads; ⌘ or Ctrl with Enter opens a new tab. */
  href?: string | undefined;
  /** Its action; with `href`, in place of navigation. */
  onAction?: (() => void) | undefined;
  /** It opens a page of these: "Change mode…". */
  items?: readonly CommandItem[] | undefined;
  /** Of a result: its group, where its source has several. */
  groupId?: string | undefined;
}

export interface CommandGroup {
  id: string;
  /** "Pages", "Actions". */
  label: string;
  items: readonly CommandItem[];
}

/** Things that are found elsewhere: users, customers, resources. */
export interface CommandSource {
  id: string;
  /** Names its results, and itself while it searches or has failed. */
  label: string;
  /** Groups of its results, where one search finds several kinds of things. Recently used items of others are not shown. */
  groups?: readonly Omit<CommandGroup, 'items'>[] | undefined;
  /** It rejects when it cannot; `signal` aborts when the reader has typed on. */
  search: (query: string, signal: AbortSignal) => Promise<readonly CommandItem[]>;
  /** Minimum query length. @default 2 */
  minLength?: number;
}

/** What one source has answered to the query of now. */
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
