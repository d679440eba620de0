import { useEffect, useRef, useState } from 'react';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import {
  storableValues,
  parseDraft,
  readDraft,
  resumption,
  storageKey,
  writeDraft,
  type StoredDraft,
  type WizardDraft,
  type WizardStorage,
} from './draft.ts';
import { changedNames, progressOf, type WizardStep } from './step.ts';
import type { WizardStore } from './wizardStore.ts';

/** What the person has to know about the draft. */
export type DraftNotice =
  | { kind: 'resumed'; savedAt: number }
  | { kind: 'outdated' }
  /** Another tab goes on with the same draft; `isGone`: it submitted it, or gave it up. */
  | { kind: 'elsewhere'; isGone: boolean };

export interface DraftControl {
  notice: DraftNotice | undefined;
  dismiss: () => void;
  /** This tab's values are the ones that are kept from now on. */
  keepMine: () => void;
  /** The other tab's values come here. */
  takeOver: () => void;
  forget: () => void;
  /** Names whose values were lost between the visits, until they are entered again. */
  lost: readonly string[];
}

/** ms between a change and its being kept; leaving the page keeps it at once. */
const pause = 500;

/** Where nothing can be kept: on the server, and where the browser forbids it. */
const nowhere: WizardStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

function browserStorage(): WizardStorage {
  try {
    return localStorage;
  } catch {
    return nowhere;
  }
}

const noNotice: Pick<DraftControl, 'notice' | 'lost'> = { notice: undefined, lost: [] };

interface DraftUser<Values extends object> {
  draft: WizardDraft<Values> | undefined;
  store: WizardStore<Values>;
  steps: readonly WizardStep<Values>[];
  values: Values;
  initial: Values;
  /** Whether there is anything to keep. */
  isDirty: boolean;
  onChange: (values: Values) => void;
  /** The step that the address asks for at first. */
  stepId: string | undefined;
}

/** Takes up the wizard where it was left, and keeps it from then on. */
export function useWizardDraft<Values extends object>(user: DraftUser<Values>): DraftControl {
  const { draft, store, values, isDirty } = user;
  const [{ notice, lost }, setShown] = useState(noNotice);
  const [tab] = useState(() => `${Date.now()} ${Math.random()}`);
  const isElsewhere = notice?.kind === 'elsewhere';
  // Entered again: nothing is missing any more.
  const missing = lost.filter((name) => !changedNames(user.initial, values).includes(name));
  const latest = useRef({ ...user, isElsewhere, missing });
  const isStarted = useRef(false);
  const hasKept = useRef(false);
  /** Given up: nothing is kept again before something changes. */
  const isForgotten = useRef(false);
  /** A draft was handed to the owner of the values, and no render has shown it yet. */
  const isArriving = useRef(false);
  useLayoutEffect(() => {
    latest.current = { ...user, isElsewhere, missing };
    isArriving.current = false;
  });
  const storage = () => latest.current.draft?.storage ?? browserStorage();
  const secrets = () => latest.current.steps.flatMap(({ notKept = [] }) => notKept.map(({ name }) => name));

  function resume(kept: StoredDraft | undefined, requestsFocus: boolean): void {
    const { initial, steps, stepId, onChange } = latest.current;
    const found = draft ? resumption(kept, draft, initial, secrets()) : ({ kind: 'nothing' } as const);
    const isResumed = found.kind === 'resumed';
    const gone = isResumed ? found.draft.lost : [];
    const isWhole = (id: string) =>
      steps.some((step) => step.id === id && !step.notKept?.some(({ name }) => gone.includes(name)));
    if (isResumed) {
      store.expect(found.values);
      onChange(found.values);
      hasKept.current = true;
      isArriving.current = true;
    }
    if (isResumed || stepId !== undefined) {
      const id = (requestsFocus ? undefined : stepId) ?? (isResumed ? found.draft.stepId : '');
      const progress = isResumed ? progressOf(found.draft.progress, isWhole) : {};
      store.dispatch({ type: 'resume', id, progress, requestsFocus });
    }
    if (found.kind === 'outdated' && draft) writeDraft(storage(), draft.key, undefined);
    if (found.kind === 'nothing') return;
    setShown({ notice: isResumed ? { kind: 'resumed', savedAt: found.draft.savedAt } : found, lost: gone });
  }

  // Before the first paint, so that no other step is seen; after hydration, so that the server's page is the same.
  useLayoutEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    resume(draft && readDraft(storage(), draft.key, draft.maxDays ?? 30, Date.now()), false);
    // oxlint-disable-next-line react/exhaustive-deps -- once: who wants another draft gives the wizard another key
  }, []);

  function keep(): void {
    const { draft: now, values: entered, isDirty: isWorthIt, missing: stillMissing } = latest.current;
    if (!now || isArriving.current || isForgotten.current || (!isWorthIt && !hasKept.current)) return;
    const { currentId: stepId, progress, status } = store.state();
    hasKept.current = isWorthIt && status !== 'submitted';
    const { lost: left, ...plain } = storableValues(entered, secrets());
    const kept = {
      version: now.version,
      savedAt: Date.now(),
      tab,
      stepId,
      progress,
      ...plain,
      lost: [...new Set([...left, ...stillMissing])],
    };
    writeDraft(storage(), now.key, hasKept.current ? kept : undefined);
  }

  const { currentId, progress, status } = store.state();
  const isSubmitted = status === 'submitted';
  useEffect(() => {
    if (!draft || isElsewhere) return;
    isForgotten.current = false;
    const timer = setTimeout(keep, isSubmitted ? 0 : pause);
    const keepNow = () => keep();
    addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- whenever something changes that is kept
  }, [draft?.key, isElsewhere, values, currentId, progress, isSubmitted, isDirty]);

  // What was entered last is not lost when the page goes on within the pause.
  useEffect(
    () => () => {
      if (latest.current.isElsewhere) return;
      keep();
      // What is still being sent is answered after the end.
      store.subscribe(() => store.state().status === 'submitted' && keep());
    },
    // oxlint-disable-next-line react/exhaustive-deps -- at the end only; what it reads is in refs
    [],
  );

  const key = draft?.key;
  useEffect(() => {
    if (key === undefined) return;
    const hear = (event: StorageEvent) => {
      if (event.key !== storageKey(key) || store.state().status === 'submitted') return;
      const isOther = event.newValue === null ? hasKept.current : parseDraft(event.newValue)?.tab !== tab;
      if (isOther) setShown((shown) => ({ ...shown, notice: { kind: 'elsewhere', isGone: event.newValue === null } }));
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, [key, store, tab]);

  return {
    notice,
    lost: missing,
    dismiss: () => setShown((shown) => ({ ...shown, notice: undefined })),
    keepMine() {
      setShown((shown) => ({ ...shown, notice: undefined }));
      keep();
    },
    takeOver: () => resume(draft && readDraft(storage(), draft.key, draft.maxDays ?? 30, Date.now()), true),
    forget() {
      hasKept.current = false;
      isForgotten.current = true;
      setShown(noNotice);
      if (draft) writeDraft(storage(), draft.key, undefined);
    },
  };
}
