import { useAccess } from '../../auth/access/useAccess.ts';
import { shellMessages } from '../messages.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { useChangePreferences } from './useChangePreferences.ts';

type DefaultPage = Viewer['preferences']['defaultPage'];

const { defaultPage: messages } = shellMessages;

/** The page at which a customer begins; null where there is nothing to choose. */
export function useDefaultPage(): { value: DefaultPage; choose: (value: DefaultPage) => void } | null {
  const { entity, preferences, acting } = useViewer();
  const { allowed: seesAnalytics } = useAccess('eiTotals');
  const change = useChangePreferences();
  // While acting it would be the other person's.
  if (entity?.type !== 'CUSTOMER' || !seesAnalytics || acting) return null;
  return {
    value: preferences.defaultPage,
    choose: (defaultPage) =>
      void change({ defaultPage }, { done: messages.done(messages.names[defaultPage]), failed: messages.failed }),
  };
}
