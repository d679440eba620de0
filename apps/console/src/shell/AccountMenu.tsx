import { Avatar } from '@edge-console/ui/avatar';
import { Drama, LogOut, SunMoon } from '@edge-console/ui/icon';
import { Menu, type MenuEntry } from '@edge-console/ui/menu';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStopActing } from './impersonation/useStopActing.ts';
import { actingMessages } from './impersonation/messages.ts';
import { shellMessages } from './messages.ts';
import { colorModes } from '../core/preferences/colorMode.ts';
import { useDefaultPage } from './preferences/useDefaultPage.ts';
import { useColorMode } from './preferences/useColorMode.ts';
import { areShortcutsOff, useShortcutsChoice } from './preferences/shortcutsOff.ts';
import type { Viewer } from '../api/viewer/viewer.ts';
import * as styles from './AccountControl.css.ts';
import { allMenuIcons } from './allMenuIcons.ts';
import { colorModeIcons } from './colorModeIcons.ts';
import { menuFor } from './navigation.ts';
import { useSignOut } from './useSignOut.ts';

export type AccountMenuProps = {
  viewer: Viewer;
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

const defaultPages = ['DASHBOARD', 'ANALYTICS'] as const;

export function AccountMenu({ viewer, ...menu }: AccountMenuProps) {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { stop } = useStopActing(viewer.acting);
  const { mode, setMode } = useColorMode();
  const defaultPage = useDefaultPage();
  const setShortcutsOff = useShortcutsChoice();
  const name = viewer.user ? `${viewer.user.name} ${viewer.user.lastName}` : viewer.email;
  const items: MenuEntry[] = [
    ...(viewer.acting
      ? [
          {
            id: 'stop-acting',
            label: actingMessages.banner.stop,
            icon: Drama,
            tone: 'warning' as const,
            onAction: () => void stop(),
          },
          'separator' as const,
        ]
      : []),
    ...menuFor(viewer, 'account').map(({ href, iconName, ...entry }) => ({
      ...entry,
      icon: allMenuIcons[iconName],
      onAction: () => void navigate(href),
    })),
    'separator',
    {
      kind: 'radioGroup',
      label: shellMessages.mode,
      icon: SunMoon,
      value: mode,
      options: colorModes.map((value) => ({ value, label: shellMessages.modes[value], icon: colorModeIcons[value] })),
      onChange: (value) => setMode(colorModes.find((known) => known === value) ?? 'light'),
    },
    ...(defaultPage
      ? [
          'separator' as const,
          {
            kind: 'single' as const,
            label: shellMessages.defaultPage.title,
            value: defaultPage.value,
            options: defaultPages.map((value) => ({ value, label: shellMessages.defaultPage.names[value] })),
            onChange: (value: string) => defaultPage.choose(value === 'ANALYTICS' ? 'ANALYTICS' : 'DASHBOARD'),
          },
        ]
      : []),
    ...(setShortcutsOff
      ? [
          'separator' as const,
          {
            kind: 'multiple' as const,
            label: shellMessages.keyboard,
            options: [{ value: 'single-key', label: shellMessages.singleKeyShortcuts.title }],
            value: areShortcutsOff(viewer) ? [] : ['single-key'],
            onChange: (value: readonly string[]) => setShortcutsOff(value.length === 0),
          },
        ]
      : []),
    'separator',
    {
      id: 'log-out',
      label: shellMessages.logOut,
      icon: LogOut,
      onAction: signOut,
    },
  ];
  return (
    <Menu
      {...menu}
      label={shellMessages.accountMenu}
      items={items}
      header={
        <span className={styles.user}>
          <Avatar name={name} />
          <span className={styles.text}>
            <span className={styles.name}>{name}</span>
            <span className={styles.email}>{viewer.email}</span>
          </span>
        </span>
      }
    />
  );
}
