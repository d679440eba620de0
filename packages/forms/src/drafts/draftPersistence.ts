import type { Form } from '../state/form.ts';
import { draftOf, isWorthRestoring, merged, restoreDraft, storedDraft, storeDraft, type Draft } from './draft.ts';

/** ms between a change and storing it; leaving the page stores it immediately. */
const pause = 500;

export type DraftPersistence = {
  /** Unsaved changes from an earlier visit, until the user decides. */
  readonly offer: () => Draft | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts storing; returns a function that stops it. */
  readonly start: () => () => void;
  /** Applies the offer to the form, except where the user entered something newer. */
  readonly restore: () => void;
  /** Discards the offer; current input is still stored. */
  readonly discard: () => void;
  /** Discards everything: for the leave guard's `onLeave`, when the user chose to leave. */
  readonly forget: () => void;
};

/** Stores a form's unsaved changes in `sessionStorage`, and offers those of an earlier visit. */
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

  /** An undecided offer is stored together with new input. */
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
        // Once the form is saved or changed back, the draft is removed immediately.
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
