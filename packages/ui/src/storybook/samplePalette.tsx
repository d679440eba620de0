import { useState } from 'react';
import { fn } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { Button } from '../button/index.ts';
import {
  CommandPalette,
  CommandTrigger,
  type CommandGroup,
  type CommandItem,
  type CommandPaletteProps,
  type CommandSource,
} from '../command-palette/index.ts';
import {
  ChartSpline,
  House,
  KeyRound,
  Moon,
  Route,
  Server,
  ShieldCheck,
  Sun,
  SunMoon,
  UserPlus,
  Users,
} from '../icon/index.ts';

export const onNavigate = fn<(href: string) => void>();
export const onInvite = fn();
export const onMode = fn<(mode: string) => void>();

const mode = (id: string, label: string, icon: typeof Sun): CommandItem => ({
  id,
  label,
  icon,
  onAction: () => onMode(id),
});

export const groups: readonly CommandGroup[] = [
  {
    id: 'pages',
    label: 'Pages',
    items: [
      { id: 'home', label: 'Home', icon: House, href: '#home' },
      { id: 'tokens', label: 'API tokens', icon: KeyRound, href: '#tokens', keywords: ['keys', 'secrets'] },
      { id: 'analytics', label: 'Analytics', detail: 'Edge Intelligence', icon: ChartSpline, href: '#analytics' },
      { id: 'delivery', label: 'Edge Delivery', icon: Route, href: '#delivery' },
      { id: 'users', label: 'Users', icon: Users, href: '#users' },
      { id: 'roles', label: 'Roles', icon: ShieldCheck, href: '#roles' },
    ],
  },
  {
    id: 'actions',
    label: 'Actions',
    items: [
      { id: 'invite', label: 'Invite user…', icon: UserPlus, onAction: onInvite },
      {
        id: 'mode',
        label: 'Change theme…',
        icon: SunMoon,
        keywords: ['theme', 'dark'],
        items: [mode('light', 'Light', Sun), mode('dark', 'Dark', Moon)],
      },
    ],
  },
];

const userCommand = (id: string, label: string, detail: string): CommandItem => ({
  id,
  label,
  detail,
  href: `#users/${id}`,
  media: <Avatar name={label} size="sm" />,
});
export const users = [
  userCommand('kofi', 'Kofi Mensah', 'kofi.mensah@harborfm.gh'),
  userCommand('akofa', 'Akofa Lawson', 'akofa@harborfm.gh'),
];
export const kofaRadio: CommandItem = {
  id: 'kofa',
  label: 'Kofa Radio',
  detail: 'Customer',
  icon: Server,
  href: '#kofa',
};

export const searchUsers = fn<CommandSource['search']>();
export const searchCustomers = fn<CommandSource['search']>();
const sources: readonly CommandSource[] = [
  { id: 'people', label: 'Users', search: searchUsers },
  { id: 'customers', label: 'Customers', search: searchCustomers },
];

/** A page with the palette and its trigger. */
export function PalettePage({ isOpen: isFirstOpen = false, ...props }: Partial<CommandPaletteProps>) {
  const [isOpen, setIsOpen] = useState(isFirstOpen);
  return (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 232 }}>
      <CommandTrigger onPress={() => setIsOpen(true)} />
      <Button onPress={onInvite}>Elsewhere</Button>
      <CommandPalette
        groups={groups}
        sources={sources}
        onNavigate={onNavigate}
        {...props}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      />
    </div>
  );
}
