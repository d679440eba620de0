import { lazyComponent } from '@edge-console/ui/lazy-part';
import { areShortcutsOff, useShortcutsChoice } from '../preferences/shortcutsOff.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';
import type { ShortcutsDialogProps } from './ShortcutsDialog.tsx';
import { shortcutsFor } from './shortcuts.ts';
import { useShortcuts } from './useShortcuts.ts';

const ShortcutsDialog = lazyComponent<ShortcutsDialogProps>(
  async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
);

export type ShortcutsProps = {
  viewer: Viewer;
  /** Whether the overview is open. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onNavigate: (href: string) => void;
};

const createButton = '[aria-keyshortcuts=n]';

/** Focuses the button first: the tooltip of a disabled button says why. */
function pressCreate(): void {
  const button = document.querySelector<HTMLElement>(createButton);
  if (!button || button.closest('[inert], [aria-hidden=true]')) return;
  button.focus();
  button.click();
}

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

export function Shortcuts({ viewer, isOpen, onOpenChange, onNavigate }: ShortcutsProps) {
  const areOff = areShortcutsOff(viewer);
  const setOff = useShortcutsChoice();
  const groups = shortcutsFor(viewer, isApple ? '⌘' : 'Ctrl', {
    onNavigate,
    onOverview: () => onOpenChange(true),
    onCreate: pressCreate,
  });
  useShortcuts(
    groups.flatMap(({ shortcuts }) => shortcuts.filter(({ isSingleKey }) => isSingleKey)),
    areOff,
  );
  return (
    isOpen && (
      <ShortcutsDialog groups={groups} isOpen onOpenChange={onOpenChange} areOff={areOff} onOffChange={setOff} />
    )
  );
}
