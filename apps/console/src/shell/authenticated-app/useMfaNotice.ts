import { useState, useSyncExternalStore } from 'react';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { isMfaNoticeShown, storeMfaNoticeShown } from '../../auth/authenticated/mfaNotice.ts';
import { useAuthenticatedContext } from '../../auth/authenticated/authenticatedContext.ts';

/** Days left to set up a second factor; null where none is required, or the notice was dismissed. */
export function useMfaNotice(): { days: number | null; putAway: () => void } {
  const { factor } = useAuthenticatedContext();
  const { userPoolClientId } = useConfiguration();
  const requirement = useSyncExternalStore(factor.subscribe, factor.requirement);
  const days = useSyncExternalStore(factor.subscribe, factor.daysLeft);
  const [putAway, setPutAway] = useState<number>();
  const isTold =
    requirement === null ||
    putAway === requirement.dueAt ||
    isMfaNoticeShown(localStorage, userPoolClientId, requirement.dueAt);
  return {
    days: isTold ? null : days,
    putAway: () => {
      if (!requirement) return;
      setPutAway(requirement.dueAt);
      storeMfaNoticeShown(localStorage, userPoolClientId, requirement.dueAt);
    },
  };
}
