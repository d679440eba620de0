import { useAccess } from '../../auth/access/useAccess.ts';
import { shellMessages } from '../messages.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { useChangePreferences } from './useChangePreferences.ts';

type DefaultPage = Viewer['preferences']['defaultPage'];

const { defaultPage: messages } = shellMessages;

/** A customer's start page; null if there is no choice. */
export function useDefaultPage(): { value: DefaultPage; choose: (value: DefaultPage) => void } | null {
  const { entity, preferences, acting } = useViewer();
  const { allowed: canViewAnalytics } = useAccess('eiTotals');
  const change = useChangePreferences();
  // While acting, it would be the other user's.
  if (entity?.type !== 'CUSTOMER' || !canViewAnalytics || acting) return null;
  return {
    value: preferences.defaultPage,
    choose: (defaultPage) =>
      void change({ defaultPage }, { done: messages.done(messages.names[defaultPage]), failed: messages.failed }),
  };
}
