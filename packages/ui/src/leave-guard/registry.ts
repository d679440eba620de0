/** Text of the confirmation for a single dirty source; several get a general text. */
export interface LeavePrompt {
  title?: string | undefined;
  message?: string | undefined;
}

/** State of a form or editor. */
interface LeaveSource extends LeavePrompt {
  /** Whether it has unsaved changes. */
  isDirty: boolean;
  /** Whether it is saving them; the result is not known yet. */
  isSaving: boolean;
  /** The save continues after leaving the page: navigation needs no confirmation, closing the page does. */
  outlivesPage?: boolean | undefined;
  /** Called when the user discards the changes, so that a draft can be deleted. Not while all are saving. */
  onLeave?: (() => void) | undefined;
}

export interface LeaveRegistry {
  set: (id: string, source: LeaveSource) => void;
  remove: (id: string) => void;
  /** Whether a source is dirty: the one with `id`, or any. */
  shouldConfirm: (id?: string) => boolean;
  /** Whether to block a navigation that starts now; consumes a bypass. */
  shouldBlock: () => boolean;
  /** Allows the next navigation, such as after a save. */
  bypassNext: () => void;
  /** Whether closing the page would lose something. */
  isDirty: () => boolean;
  /** Text of the dialog, and whether all dirty sources are saving. */
  prompt: (id?: string) => LeavePrompt & { isSaving: boolean };
  /**
   * Releases sources after the user chose to leave: they do not ask again until they are clean, removed, or guarded
   * again.
   */
  release: (id?: string) => void;
  /** Guards released sources again if they are still dirty, since the user stayed. */
  guardAgain: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Changes with each update. */
  version: () => number;
}

interface Entry extends LeaveSource {
  isReleased: boolean;
}

/** The dirty sources of a page, without UI. `spec.md` has the rules. */
export function createLeaveRegistry(): LeaveRegistry {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  let isBypassed = false;
  let version = 0;

  const publish = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const dirty = (id?: string) =>
    [...entries]
      .filter(([key, entry]) => (id === undefined || key === id) && entry.isDirty && !entry.isReleased)
      .map(([, entry]) => entry);
  const unsaved = (id?: string) => dirty(id).filter(({ isSaving, outlivesPage }) => !(isSaving && outlivesPage));
  const areSaving = (sources: readonly Entry[]) => sources.length > 0 && sources.every(({ isSaving }) => isSaving);

  return {
    set(id, source) {
      // Changes after the save are guarded again.
      if (source.isDirty && !entries.get(id)?.isDirty) isBypassed = false;
      const isReleased = source.isDirty && entries.get(id)?.isReleased === true;
      entries.set(id, { ...source, isReleased });
      publish();
    },
    remove(id) {
      entries.delete(id);
      publish();
    },
    shouldConfirm: (id) => unsaved(id).length > 0,
    shouldBlock() {
      const isBlocked = unsaved().length > 0 && !isBypassed;
      isBypassed = false;
      return isBlocked;
    },
    bypassNext() {
      isBypassed = true;
    },
    isDirty: () => dirty().length > 0,
    prompt(id) {
      const [first, ...others] = unsaved(id);
      const isSaving = areSaving(unsaved(id));
      return first && others.length === 0 ? { title: first.title, message: first.message, isSaving } : { isSaving };
    },
    release(id) {
      const left = dirty(id);
      // The text about a running save does not ask to discard changes.
      const isChosen = !areSaving(unsaved(id));
      for (const entry of left) {
        entry.isReleased = true;
        if (isChosen) entry.onLeave?.();
      }
      publish();
    },
    guardAgain() {
      for (const entry of entries.values()) entry.isReleased = false;
      publish();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}
