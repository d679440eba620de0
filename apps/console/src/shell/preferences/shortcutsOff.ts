import { shellMessages } from '../messages.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { useChangePreferences } from './useChangePreferences.ts';

const { singleKeyShortcuts: messages } = shellMessages;

/**
 * Whether shortcuts of a single key ("/") are off; those with Ctrl or ⌘ stay (WCAG 2.1.4). While acting they are: what is known
 * then is the preference of the other person, who does not sit at this keyboard.
 */
export const areShortcutsOff = ({ preferences, acting }: Viewer): boolean =>
  acting !== null || !preferences.singleKeyShortcuts;

/** Turns shortcuts of a single key on or off; null while acting. */
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
