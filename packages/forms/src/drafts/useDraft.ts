'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Form } from '../state/form.ts';
import type { Draft } from './draft.ts';
import { createDraftPersistence, type DraftPersistence } from './draftPersistence.ts';

export type DraftControl = Pick<DraftPersistence, 'restore' | 'discard' | 'forget'> & {
  /** Unsaved changes from an earlier visit, until the user decides. */
  readonly offer: Draft | undefined;
};

const noOffer = () => undefined;

/**
 * Stores the form's unsaved changes in this tab, so that they survive a crash, a reload and an expired session: in
 * `sessionStorage`, for 24 hours, without values the schema marks as secret. Saving or undoing them removes the
 * draft.
 *
 * @param key unique per user, form and record: `${userId}:edit-user:${id}`.
 */
export function useDraft<Input extends object>(form: Form<Input>, key: string): DraftControl {
  const persistence = useMemo(() => createDraftPersistence(form, key), [form, key]);
  useEffect(() => persistence.start(), [persistence]);
  const offer = useSyncExternalStore(persistence.subscribe, persistence.offer, noOffer);
  return { offer, restore: persistence.restore, discard: persistence.discard, forget: persistence.forget };
}
