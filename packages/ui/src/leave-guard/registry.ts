/** The words of the question when one source is dirty; several get the general ones. */
export interface LeavePrompt {
  title?: string | undefined;
  message?: string | undefined;
}

/** State of one form or editor. */
interface LeaveSource extends LeavePrompt {
  /** It holds changes that are nowhere else. */
  isDirty: boolean;
  /** It is saving them now: whether they arrive is not known yet. */
  isSaving: boolean;
  /** Its save goes on when the page is left: leaving does not ask meanwhile, closing the page does. */
  outlivesPage?: boolean | undefined;
  /** The person chose to lose them: what else is kept of them, such as a draft, can go. Not if all is being saved. */
  onLeave?: (() => void) | undefined;
}

export interface LeaveRegistry {
  set: (id: string, source: LeaveSource) => void;
  remove: (id: string) => void;
  /** Whether a source is dirty: the one with `id`, else any. */
  shouldConfirm: (id?: string) => boolean;
  /** Whether to hold back a navigation that begins now; it uses up a bypass. */
  shouldBlock: () => boolean;
  /** The next navigation is not held back, whatever is dirty: the page itself leads on after it has saved. */
  bypassNext: () => void;
  /** Whether closing the page would lose something. */
  isDirty: () => boolean;
  /** Texts of the dialog, and whether all dirty sources are being saved. */
  prompt: (id?: string) => LeavePrompt & { isSaving: boolean };
  /** Releases sources after the person chose to leave: they do not ask again until they are clean, removed, or guarded again. */
  release: (id?: string) => void;
  /** Guards released sources again that are still dirty: the person has stayed after all. */
  guardAgain: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Another number after each change. */
  version: () => number;
}

interface Entry extends LeaveSource {
  isReleased: boolean;
}

/** The dirty sources of one page, without any view of them. `spec.md` beside this file has the rules. */
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
      // With the text for a running save the person has not agreed to lose anything.
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
