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

/** A notice about the draft. */
export type DraftNotice =
  | { kind: 'resumed'; savedAt: number }
  | { kind: 'outdated' }
  /** Another tab uses the same draft; `isFinished`: it submitted or discarded it. */
  | { kind: 'elsewhere'; isFinished: boolean };

export interface DraftControl {
  notice: DraftNotice | undefined;
  dismiss: () => void;
  /** Stores this tab's values from now on. */
  continueHere: () => void;
  /** Loads the other tab's values. */
  loadOtherTab: () => void;
  clear: () => void;
  /** Names of values that were not stored, until they are entered again. */
  lost: readonly string[];
}

/** ms between a change and storing it; leaving the page stores it immediately. */
const pause = 500;

/** Used on the server, and where the browser blocks storage. */
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
  /** Whether there are values to store. */
  isDirty: boolean;
  onChange: (values: Values) => void;
  /** The step that the URL requests initially. */
  stepId: string | undefined;
}

/** Restores a wizard from its draft, and stores it from then on. */
export function useWizardDraft<Values extends object>(user: DraftUser<Values>): DraftControl {
  const { draft, store, values, isDirty } = user;
  const [{ notice, lost }, setShown] = useState(noNotice);
  const [tab] = useState(() => `${Date.now()} ${Math.random()}`);
  const isOpenElsewhere = notice?.kind === 'elsewhere';
  // Values entered again are no longer missing.
  const missing = lost.filter((name) => !changedNames(user.initial, values).includes(name));
  const latest = useRef({ ...user, isOpenElsewhere, missing });
  const isStarted = useRef(false);
  const hasStored = useRef(false);
  /** After a draft is discarded, nothing is stored until something changes. */
  const isCleared = useRef(false);
  /** A draft was passed to the parent, and no render shows it yet. */
  const isArriving = useRef(false);
  useLayoutEffect(() => {
    latest.current = { ...user, isOpenElsewhere, missing };
    isArriving.current = false;
  });
  const storage = () => latest.current.draft?.storage ?? browserStorage();
  const secrets = () => latest.current.steps.flatMap(({ notStored = [] }) => notStored.map(({ name }) => name));

  function resume(storedDraft: StoredDraft | undefined, requestsFocus: boolean): void {
    const { initial, steps, stepId, onChange } = latest.current;
    const found = draft ? resumption(storedDraft, draft, initial, secrets()) : ({ kind: 'nothing' } as const);
    const isResumed = found.kind === 'resumed';
    const lostNames = isResumed ? found.draft.lost : [];
    const isComplete = (id: string) =>
      steps.some((step) => step.id === id && !step.notStored?.some(({ name }) => lostNames.includes(name)));
    if (isResumed) {
      store.expect(found.values);
      onChange(found.values);
      hasStored.current = true;
      isArriving.current = true;
    }
    if (isResumed || stepId !== undefined) {
      const id = (requestsFocus ? undefined : stepId) ?? (isResumed ? found.draft.stepId : '');
      const progress = isResumed ? progressOf(found.draft.progress, isComplete) : {};
      store.dispatch({ type: 'resume', id, progress, requestsFocus });
    }
    if (found.kind === 'outdated' && draft) writeDraft(storage(), draft.key, undefined);
    if (found.kind === 'nothing') return;
    setShown({ notice: isResumed ? { kind: 'resumed', savedAt: found.draft.savedAt } : found, lost: lostNames });
  }

  // Before the first paint, so that no other step flashes; after hydration, so that it matches the server's page.
  useLayoutEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    resume(draft && readDraft(storage(), draft.key, draft.maxDays ?? 30, Date.now()), false);
    // oxlint-disable-next-line react/exhaustive-deps -- once: who wants another draft gives the wizard another key
  }, []);

  function save(): void {
    const { draft: now, values: latestValues, isDirty: isWorthIt, missing: stillMissing } = latest.current;
    if (!now || isArriving.current || isCleared.current || (!isWorthIt && !hasStored.current)) return;
    const { currentId: stepId, progress, status } = store.state();
    hasStored.current = isWorthIt && status !== 'submitted';
    const { lost: left, ...plain } = storableValues(latestValues, secrets());
    const storedDraft = {
      version: now.version,
      savedAt: Date.now(),
      tab,
      stepId,
      progress,
      ...plain,
      lost: [...new Set([...left, ...stillMissing])],
    };
    writeDraft(storage(), now.key, hasStored.current ? storedDraft : undefined);
  }

  const { currentId, progress, status } = store.state();
  const isSubmitted = status === 'submitted';
  useEffect(() => {
    if (!draft || isOpenElsewhere) return;
    isCleared.current = false;
    const timer = setTimeout(save, isSubmitted ? 0 : pause);
    const saveNow = () => save();
    addEventListener('pagehide', saveNow);
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', saveNow);
      document.removeEventListener('visibilitychange', saveNow);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- whenever something changes that is kept
  }, [draft?.key, isOpenElsewhere, values, currentId, progress, isSubmitted, isDirty]);

  // Stores the latest values when the wizard unmounts before the delay ends.
  useEffect(
    () => () => {
      if (latest.current.isOpenElsewhere) return;
      save();
      // A submit in progress can finish after unmount.
      store.subscribe(() => store.state().status === 'submitted' && save());
    },
    // oxlint-disable-next-line react/exhaustive-deps -- at the end only; what it reads is in refs
    [],
  );

  const key = draft?.key;
  useEffect(() => {
    if (key === undefined) return;
    const onStorage = (event: StorageEvent) => {
      if (event.key !== storageKey(key) || store.state().status === 'submitted') return;
      const isOther = event.newValue === null ? hasStored.current : parseDraft(event.newValue)?.tab !== tab;
      if (isOther)
        setShown((shown) => ({ ...shown, notice: { kind: 'elsewhere', isFinished: event.newValue === null } }));
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [key, store, tab]);

  return {
    notice,
    lost: missing,
    dismiss: () => setShown((shown) => ({ ...shown, notice: undefined })),
    continueHere() {
      setShown((shown) => ({ ...shown, notice: undefined }));
      save();
    },
    loadOtherTab: () => resume(draft && readDraft(storage(), draft.key, draft.maxDays ?? 30, Date.now()), true),
    clear() {
      hasStored.current = false;
      isCleared.current = true;
      setShown(noNotice);
      if (draft) writeDraft(storage(), draft.key, undefined);
    },
  };
}
