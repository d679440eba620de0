import { useState, useSyncExternalStore } from 'react';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { isMfaNoticeShown, storeMfaNoticeShown } from '../../auth/authenticated/mfaNotice.ts';
import { useAuthenticatedContext } from '../../auth/authenticated/authenticatedContext.ts';

/** Days left to set up a second factor; null where none is required, or the notice was dismissed. */
export function useMfaNotice(): { days: number | null; putAway: () => void } {
  const { factor } = useAuthenticatedContext();
  const { userPoolClientId } = useConfiguration();
  const owed = useSyncExternalStore(factor.subscribe, factor.owed);
  const days = useSyncExternalStore(factor.subscribe, factor.daysLeft);
  const [putAway, setPutAway] = useState<number>();
  const isTold =
    owed === null || putAway === owed.dueAt || isMfaNoticeShown(localStorage, userPoolClientId, owed.dueAt);
  return {
    days: isTold ? null : days,
    putAway: () => {
      if (!owed) return;
      setPutAway(owed.dueAt);
      storeMfaNoticeShown(localStorage, userPoolClientId, owed.dueAt);
    },
  };
}
