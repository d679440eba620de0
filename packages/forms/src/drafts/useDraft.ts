'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Form } from '../state/form.ts';
import type { Draft } from './draft.ts';
import { createDraftPersistence, type DraftPersistence } from './draftPersistence.ts';

export type DraftControl = Pick<DraftPersistence, 'restore' | 'discard' | 'forget'> & {
  /** Changes that were entered before and never saved, until a person decides about them. */
  readonly offer: Draft | undefined;
};

const noOffer = () => undefined;

/**
 * Keeps the form's unsaved changes for this tab, so that they survive a crash, a reload and an expired session: in
 * `sessionStorage`, for 24 hours, never what the schema marks as secret. Saved or typed back, they are forgotten.
 *
 * @param key tells form, object and person apart: `${userId}:edit-user:${id}`.
 */
export function useDraft<Input extends object>(form: Form<Input>, key: string): DraftControl {
  const persistence = useMemo(() => createDraftPersistence(form, key), [form, key]);
  useEffect(() => persistence.start(), [persistence]);
  const offer = useSyncExternalStore(persistence.subscribe, persistence.offer, noOffer);
  return { offer, restore: persistence.restore, discard: persistence.discard, forget: persistence.forget };
}
