import { type SnackbarRecord, withRecord } from './history.ts';

export type SnackbarKind = 'default' | 'success' | 'warning' | 'error';

export interface SnackbarAction {
  /** A verb: "Undo", "Try again". */
  label: string;
  onAction: () => void;
  /** Whether the action is an undo: Ctrl+Z (⌘Z) outside text fields runs it too. @default false */
  isUndo?: boolean;
}

export interface SnackbarInput {
  /** @default 'default' */
  kind?: SnackbarKind;
  /**
   * The text to show. For a success it can be omitted: "your changes have been saved". Anything else that is not a
   * string, such as an `Error`, is shown as a general error, because users cannot read it.
   */
  message?: unknown;
  action?: SnackbarAction;
  /** Milliseconds until it disappears. Errors and snackbars with an action stay until dismissed. @default 5000 */
  timeout?: number;
}

export interface Snackbar {
  readonly id: string;
  readonly kind: SnackbarKind;
  /** Undefined: the catalog text for the kind. */
  readonly text: string | undefined;
  readonly actionLabel: string | undefined;
  /** Whether the action is an undo. */
  readonly isUndo: boolean;
  /** How often the same message occurred. */
  readonly count: number;
}

/** Reasons to pause timers: hover, focus, or a hidden page. */
type PauseReason = 'pointer' | 'focus' | 'hidden';

export interface SnackbarQueue {
  /** Shows a message and returns its ID. */
  show: (input: SnackbarInput) => string;
  dismiss: (id: string) => void;
  /** Runs a message's action once and dismisses the message. */
  act: (id: string) => void;
  /** Runs the newest visible undo; false if there is none. */
  undo: () => boolean;
  pause: (reason: PauseReason) => void;
  resume: (reason: PauseReason) => void;
  /** Visible messages, oldest first; the same array until something changes. */
  getVisible: () => readonly Snackbar[];
  /** Past messages, newest first, limited in number; the same array until something changes. */
  getHistory: () => readonly SnackbarRecord[];
  clearHistory: () => void;
  subscribe: (listener: () => void) => () => void;
}

const defaultTimeout = 5_000;
const maxVisible = 3;

interface Entry {
  snackbar: Snackbar;
  action: SnackbarAction | undefined;
  /** Remaining milliseconds; undefined: until dismissed. */
  remaining: number | undefined;
  running: { since: number; timer: ReturnType<typeof setTimeout> } | undefined;
}

/** The snackbar state of one page, without UI. See `spec.md` in this folder. */
export function createSnackbarQueue(): SnackbarQueue {
  let entries: Entry[] = [];
  let visible: readonly Snackbar[] = [];
  let history: readonly SnackbarRecord[] = [];
  let lastId = 0;
  const pauses = new Set<PauseReason>();
  const listeners = new Set<() => void>();

  const stop = (entry: Entry) => {
    if (!entry.running || entry.remaining === undefined) return;
    clearTimeout(entry.running.timer);
    entry.remaining -= performance.now() - entry.running.since;
    entry.running = undefined;
  };

  const start = (entry: Entry) => {
    if (entry.running || entry.remaining === undefined) return;
    const timer = setTimeout(() => dismiss(entry.snackbar.id), Math.max(0, entry.remaining));
    entry.running = { since: performance.now(), timer };
  };

  /** Timers of messages that are not visible yet are paused, so that each is shown for its full time. */
  const runTimers = () => {
    const firstVisible = entries.length - maxVisible;
    entries.forEach((entry, index) => {
      if (pauses.size === 0 && index >= firstVisible) start(entry);
      else stop(entry);
    });
  };

  const publish = () => {
    runTimers();
    visible = entries.slice(-maxVisible).map((entry) => entry.snackbar);
    for (const listener of listeners) listener();
  };

  const take = (id: string) => {
    const entry = entries.find((candidate) => candidate.snackbar.id === id);
    if (!entry) return undefined;
    stop(entry);
    entries = entries.filter((candidate) => candidate !== entry);
    return entry;
  };

  function dismiss(id: string) {
    if (take(id)) publish();
  }

  function act(id: string) {
    const entry = take(id);
    if (!entry) return;
    publish();
    entry.action?.onAction();
  }

  return {
    show({ kind = 'default', message, action, timeout = defaultTimeout }) {
      const isReadable = typeof message === 'string' || (kind === 'success' && message === undefined);
      const text = typeof message === 'string' ? message : undefined;
      const shownKind = isReadable ? kind : 'error';
      // Two actions are two tasks, even with the same text, so only messages without an action are merged.
      const same = action
        ? undefined
        : entries.find(
            ({ snackbar, action: other }) => !other && snackbar.kind === shownKind && snackbar.text === text,
          );
      if (same) take(same.snackbar.id);
      const id = same?.snackbar.id ?? `snackbar-${++lastId}`;
      const count = (same?.snackbar.count ?? 0) + 1;
      history = withRecord(history, { id, kind: shownKind, text, count, at: Date.now() });
      entries.push({
        snackbar: { id, kind: shownKind, text, actionLabel: action?.label, isUndo: action?.isUndo === true, count },
        action,
        remaining: action || shownKind === 'error' ? undefined : timeout,
        running: undefined,
      });
      publish();
      return id;
    },
    dismiss,
    act,
    undo() {
      const newest = visible.findLast(({ isUndo }) => isUndo);
      if (newest) act(newest.id);
      return newest !== undefined;
    },
    pause(reason) {
      pauses.add(reason);
      runTimers();
    },
    resume(reason) {
      pauses.delete(reason);
      runTimers();
    },
    getVisible: () => visible,
    getHistory: () => history,
    clearHistory() {
      history = [];
      publish();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
