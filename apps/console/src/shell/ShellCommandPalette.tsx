import { CommandPalette, type CommandGroup, storedRecentCommands } from '@edge-console/ui/command-palette';
import { Info, Keyboard, LogOut, SlidersHorizontal, SunMoon } from '@edge-console/ui/icon';
import { useMemo } from 'react';
import { useProductName } from '../api/branding/hostBrand.ts';
import { useQueryClient } from '../api/QueryClientProvider.tsx';
import { shellMessages } from './messages.ts';
import { colorModes } from '../core/preferences/colorMode.ts';
import { useColorMode } from './preferences/useColorMode.ts';
import { areShortcutsOff, useShortcutsChoice } from './preferences/shortcutsOff.ts';
import type { Viewer } from '../api/viewer/viewer.ts';
import { paletteCommands, paletteDestinations } from './paletteCommands.ts';
import { colorModeIcons } from './colorModeIcons.ts';
import { useConfiguration } from '../core/configuration/ConfigurationProvider.tsx';
import { articleSource } from './articleSource.ts';
import { searchSource } from './searchSource.tsx';
import { useSignOut } from './useSignOut.ts';

export type ShellCommandPaletteProps = {
  viewer: Viewer;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onNavigate: (href: string) => void;
  onAbout: () => void;
  onShortcuts: () => void;
};

/** The command palette (Ctrl K): pages, commands, and search results. */
export function ShellCommandPalette({
  viewer,
  isOpen,
  onOpenChange,
  onNavigate,
  onAbout,
  onShortcuts,
}: ShellCommandPaletteProps) {
  const signOut = useSignOut();
  const product = useProductName();
  const { setMode } = useColorMode();
  const areOff = areShortcutsOff(viewer);
  const setShortcutsOff = useShortcutsChoice();
  const { client } = useQueryClient();
  const key = `recent:${viewer.email}`;
  const recent = useMemo(() => storedRecentCommands(key, () => sessionStorage), [key]);
  const { docsUrl } = useConfiguration();
  const sources = useMemo(
    () =>
      [searchSource(client, viewer), docsUrl === undefined ? null : articleSource(docsUrl, viewer)].filter(
        (source) => source !== null,
      ),
    [client, docsUrl, viewer],
  );
  const groups: readonly CommandGroup[] = [
    {
      id: 'pages',
      label: shellMessages.jump.pages,
      items: paletteDestinations(viewer),
    },
    {
      id: 'actions',
      label: shellMessages.jump.actions,
      items: [
        ...paletteCommands(viewer),
        {
          id: 'mode',
          label: shellMessages.jump.mode,
          keywords: shellMessages.jump.modeKeywords,
          icon: SunMoon,
          items: colorModes.map((mode) => ({
            id: mode,
            label: shellMessages.modes[mode],
            icon: colorModeIcons[mode],
            onAction: () => setMode(mode),
          })),
        },
        ...(setShortcutsOff
          ? [
              {
                id: 'shortcuts',
                label: shellMessages.jump[areOff ? 'shortcutsOn' : 'shortcutsOff'],
                keywords: shellMessages.jump.shortcutsKeywords,
                icon: SlidersHorizontal,
                onAction: () => setShortcutsOff(!areOff),
              },
            ]
          : []),
        { id: 'overview', label: shellMessages.shortcuts, icon: Keyboard, onAction: onShortcuts },
        { id: 'about', label: shellMessages.about.title(product), icon: Info, onAction: onAbout },
        {
          id: 'log-out',
          label: shellMessages.logOut,
          icon: LogOut,
          onAction: signOut,
        },
      ],
    },
  ];
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      groups={groups}
      sources={sources}
      recent={recent}
      onNavigate={onNavigate}
    />
  );
}
