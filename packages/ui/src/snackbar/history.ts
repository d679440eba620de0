import type { SnackbarKind } from './queue.ts';

/** A message that was shown, without its action: what can be undone is undone in the snackbar. */
export interface SnackbarRecord {
  readonly id: string;
  readonly kind: SnackbarKind;
  /** Undefined: the catalogue's text for the kind. */
  readonly text: string | undefined;
  /** How often the same message came. */
  readonly count: number;
  /** When it came last, in ms since 1970. */
  readonly at: number;
}

/** More is a log, and belongs to a page of its own. */
export const historyLength = 50;

/** The history after a message came: newest first, a message that counts up moves to the front, the oldest fall off. */
export function withRecord(history: readonly SnackbarRecord[], record: SnackbarRecord): readonly SnackbarRecord[] {
  return [record, ...history.filter(({ id }) => id !== record.id)].slice(0, historyLength);
}
