import { useState, useSyncExternalStore } from 'react';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { isMfaNoticeShown, storeMfaNoticeShown } from '../../auth/authenticated/mfaNotice.ts';
import { useAuthenticatedContext } from '../../auth/authenticated/authenticatedContext.ts';

/** Days left to set up MFA; null if it is not required, or the notice was dismissed. */
export function useMfaNotice(): { days: number | null; dismiss: () => void } {
  const { mfa: factor } = useAuthenticatedContext();
  const { userPoolClientId } = useConfiguration();
  const requirement = useSyncExternalStore(factor.subscribe, factor.requirement);
  const days = useSyncExternalStore(factor.subscribe, factor.daysLeft);
  const [dismissedDueAt, setDismissed] = useState<number>();
  const isHidden =
    requirement === null ||
    dismissedDueAt === requirement.dueAt ||
    isMfaNoticeShown(localStorage, userPoolClientId, requirement.dueAt);
  return {
    days: isHidden ? null : days,
    dismiss: () => {
      if (!requirement) return;
      setDismissed(requirement.dueAt);
      storeMfaNoticeShown(localStorage, userPoolClientId, requirement.dueAt);
    },
  };
}
