import type { SnackbarKind } from './queue.ts';

/** A past message, without its action: undo is available only in the snackbar. */
export interface SnackbarRecord {
  readonly id: string;
  readonly kind: SnackbarKind;
  /** Undefined: the catalog text for the kind. */
  readonly text: string | undefined;
  /** How often the same message occurred. */
  readonly count: number;
  /** Time of the last occurrence, in ms since 1970. */
  readonly at: number;
}

/** A longer log belongs on its own page. */
export const historyLength = 50;

/** Adds a message: newest first; a repeated message moves to the front, and the oldest are dropped. */
export function withRecord(history: readonly SnackbarRecord[], record: SnackbarRecord): readonly SnackbarRecord[] {
  return [record, ...history.filter(({ id }) => id !== record.id)].slice(0, historyLength);
}
