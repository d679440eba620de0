import { shellMessages } from '../messages.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { useChangePreferences } from './useChangePreferences.ts';

const { singleKeyShortcuts: messages } = shellMessages;

/** Whether single-key shortcuts are off (WCAG 2.1.4). Always while acting, when only the other user's preference is known. */
export const areShortcutsOff = ({ preferences, acting }: Viewer): boolean =>
  acting !== null || !preferences.singleKeyShortcuts;

/** Turns single-key shortcuts on or off; null while acting. */
export function useShortcutsChoice(): ((areOff: boolean) => void) | null {
  const { acting } = useViewer();
  const change = useChangePreferences();
  if (acting) return null;
  return (areOff) =>
    void change(
      { singleKeyShortcuts: !areOff },
      { done: areOff ? messages.off : messages.on, failed: messages.failed },
    );
}
