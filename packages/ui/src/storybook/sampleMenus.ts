import { fn } from 'storybook/test';
import {
  CircleSlash,
  CircleUserRound,
  Download,
  LogOut,
  Mail,
  Monitor,
  Moon,
  Pencil,
  Settings,
  Sun,
  SunMoon,
  Trash,
} from '../icon/index.ts';
import type { MenuEntry } from '../menu/index.ts';

export const onEdit = fn<() => void>();
export const onResend = fn<() => void>();
export const onDelete = fn<() => void>();
export const onMode = fn<(mode: string) => void>();
export const onSettings = fn<() => void>();

export const rowActions: MenuEntry[] = [
  { id: 'edit', label: 'Edit', icon: Pencil, shortcut: 'E', onAction: onEdit },
  {
    id: 'resend',
    label: 'Resend invitation',
    icon: Mail,
    disabledReason: 'Priya Raghunathan has already signed in.',
    onAction: onResend,
  },
  'separator',
  { id: 'disable', label: 'Disable', icon: CircleSlash, onAction: fn<() => void>() },
  { id: 'delete', label: 'Delete user…', icon: Trash, tone: 'danger', onAction: onDelete },
];

export const readOnly = 'Your role can read users only.';
export const readOnlyActions: MenuEntry[] = rowActions.map((entry) =>
  entry === 'separator' || 'kind' in entry ? entry : { ...entry, disabledReason: readOnly },
);

/** A negative example: each entry phrases the reason differently. */
export const repeatedReasons: MenuEntry[] = rowActions.map((entry) =>
  entry === 'separator' || 'kind' in entry
    ? entry
    : { ...entry, disabledReason: `Your role cannot ${entry.id} users.` },
);

export const view: MenuEntry[] = [
  {
    kind: 'single',
    label: 'Group by',
    value: 'status',
    options: [
      { value: 'none', label: 'Nothing' },
      { value: 'status', label: 'Status' },
      { value: 'role', label: 'Role' },
    ],
    onChange: onMode,
  },
  'separator',
  {
    kind: 'multiple',
    label: 'Columns',
    value: ['email', 'role'],
    options: [
      { value: 'email', label: 'E-mail' },
      { value: 'role', label: 'Role' },
      { value: 'seen', label: 'Last seen' },
    ],
    onChange: (value) => onMode(value.join(' ')),
  },
];

export const pathwayMenu: MenuEntry[] = [
  {
    kind: 'section',
    label: 'Pathway',
    items: [
      { id: 'rename', label: 'Rename…', icon: Pencil, shortcut: 'R', onAction: onEdit },
      { id: 'settings', label: 'Settings', icon: Settings, onAction: onSettings },
    ],
  },
  {
    kind: 'submenu',
    id: 'export',
    label: 'Export',
    icon: Download,
    items: [
      { id: 'csv', label: 'As CSV', onAction: onResend },
      { id: 'json', label: 'As JSON', onAction: onDelete },
    ],
  },
];

export const accountItems = (mode: string, onChoose: (mode: string) => void): MenuEntry[] => [
  { id: 'settings', label: 'Settings', icon: Settings, href: '#settings', onAction: onSettings },
  { id: 'account', label: 'My account', icon: CircleUserRound, href: '#account', onAction: fn<() => void>() },
  'separator',
  {
    kind: 'radioGroup',
    label: 'Theme',
    icon: SunMoon,
    value: mode,
    options: [
      { value: 'light', label: 'Light', icon: Sun },
      { value: 'dark', label: 'Dark', icon: Moon },
      { value: 'system', label: 'System', icon: Monitor },
    ],
    onChange: onChoose,
  },
  'separator',
  { id: 'sign-out', label: 'Log out', icon: LogOut, onAction: fn<() => void>() },
];

/** Clears calls recorded by earlier stories. */
export function clearMenuSpies() {
  for (const spy of [onEdit, onResend, onDelete, onMode, onSettings]) spy.mockClear();
}
