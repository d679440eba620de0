import type { Form } from '../state/form.ts';
import { draftOf, isWorthRestoring, merged, restoreDraft, storedDraft, storeDraft, type Draft } from './draft.ts';

/** ms between a change and its being saved; leaving the page saves it at once. */
const pause = 500;

export type DraftPersistence = {
  /** Changes that were entered before and never saved, until a person decides about them. */
  readonly offer: () => Draft | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts saving; returns a function that stops it. */
  readonly start: () => () => void;
  /** Puts the offer into the form, except where something newer was entered. */
  readonly restore: () => void;
  /** Forgets the offer; what is entered now stays kept. */
  readonly discard: () => void;
  /** Forgets everything: for the leave guard's `onLeave`, where a person chose to lose it. */
  readonly forget: () => void;
};

/** Keeps the unsaved changes of one form in `sessionStorage` while it runs, and offers what it finds there. */
export function createDraftPersistence<Input extends object>(form: Form<Input>, key: string): DraftPersistence {
  let offer: Draft | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function setOffer(next: Draft | undefined): void {
    if (offer === next) return;
    offer = next;
    for (const listener of listeners) listener();
  }

  function stopWaiting(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  /** An offer nobody has decided about is kept with what is entered meanwhile. */
  function keep(): void {
    stopWaiting();
    storeDraft(sessionStorage, key, merged(offer, draftOf(form, Date.now())));
  }

  return {
    offer: () => offer,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start() {
      const found = storedDraft(sessionStorage, key, Date.now());
      setOffer(found && isWorthRestoring(form, found) ? found : undefined);
      const keepSoon = () => {
        timer ??= setTimeout(keep, pause);
      };
      let { isDirty } = form.status();
      const follow = () => {
        const wasDirty = isDirty;
        ({ isDirty } = form.status());
        // Clean again, by saving or by undoing: the draft is removed at once.
        if (wasDirty && !isDirty) keep();
      };
      const keepNow = () => {
        if (timer !== undefined) keep();
      };
      const releases = [form.subscribe('~values', keepSoon), form.subscribe('~status', follow)];
      addEventListener('pagehide', keepNow);
      document.addEventListener('visibilitychange', keepNow);
      return () => {
        keepNow();
        for (const release of releases) release();
        removeEventListener('pagehide', keepNow);
        document.removeEventListener('visibilitychange', keepNow);
      };
    },
    restore() {
      const draft = offer;
      setOffer(undefined);
      if (draft) restoreDraft(form, draft);
    },
    discard() {
      setOffer(undefined);
      keep();
    },
    forget() {
      setOffer(undefined);
      stopWaiting();
      storeDraft(sessionStorage, key, undefined);
    },
  };
}
