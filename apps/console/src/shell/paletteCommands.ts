import type { CommandItem } from '@edge-console/ui/command-palette';
import { Drama, Pencil, Plus } from '@edge-console/ui/icon';
import type { OperationName } from '../auth/access/operations.generated.ts';
import { hasLevel } from '../auth/access/access.ts';
import { accessTo } from '../auth/access/useAccess.ts';
import { writeDrawer } from '../router/drawer/drawerParam.ts';
import { paletteCommandMessages } from './paletteCommandMessages.ts';
import { drawerParameter } from '../router/leavesPage.ts';
import { resolveRouteAccess } from '../router/resolveRouteAccess.ts';
import type { ScreenRoute } from '../router/screenRoute.ts';
import { routes } from '../router/routes.ts';
import type { Viewer } from '../api/viewer/viewer.ts';
import { allMenuIcons } from './allMenuIcons.ts';
import { menuEntriesFor } from './navigation.ts';

type FormCommand = {
  id: keyof typeof paletteCommandMessages.creating;
  /** @default for everyone, except while acting */
  operation?: OperationName;
  screen: keyof typeof routes;
  drawer: string;
  /** The list, on a screen with several. */
  tab?: string;
  /** @default everyone with the permission */
  isFor?: (viewer: Viewer) => boolean;
  /** Whether it changes something. @default it creates something */
  isChange?: true;
};

const forms: readonly FormCommand[] = [
  { id: 'inviteUser', operation: 'inviteUser', screen: 'users', drawer: 'invite' },
  { id: 'newApiToken', operation: 'createApiToken', screen: 'api-access', drawer: 'create' },
  { id: 'newApiKey', operation: 'createApiKey', screen: 'api-access', drawer: 'create', tab: 'apiKeys' },
  { id: 'newResource', operation: 'createResource', screen: 'edge-delivery', drawer: 'create' },
  { id: 'newPathway', operation: 'createPathway', screen: 'edge-delivery', drawer: 'create', tab: 'pathways' },
  { id: 'newCustomer', operation: 'createEntity', screen: 'accounts', drawer: 'create', tab: 'customers' },
  { id: 'newAlertRule', operation: 'createAlertRule', screen: 'alerts', drawer: 'create' },
  { id: 'newRole', operation: 'createRole', screen: 'roles', drawer: 'create' },
  {
    id: 'newReseller',
    operation: 'createEntity',
    screen: 'accounts',
    drawer: 'create',
    tab: 'resellers',
    isFor: ({ entity }) => entity?.type === 'PLATFORM',
  },
  { id: 'importUsers', operation: 'importUsers', screen: 'users', drawer: 'import' },
  {
    id: 'requireMfa',
    operation: 'setAccountPolicy',
    screen: 'settings',
    drawer: 'mfa',
    isFor: ({ entity }) => entity?.type !== 'PLATFORM',
    isChange: true,
  },
  { id: 'editAccount', operation: 'updateAccount', screen: 'settings', drawer: 'account', isChange: true },
  {
    id: 'editBilling',
    operation: 'updateAccount',
    screen: 'settings',
    drawer: 'billing',
    isFor: (viewer) => hasLevel(viewer, 'st.billing', 'MANAGE'),
    isChange: true,
  },
  { id: 'changePassword', screen: 'my-account', drawer: 'password', isChange: true },
  { id: 'changeEmail', screen: 'my-account', drawer: 'email', isChange: true },
  { id: 'setUpMfa', screen: 'my-account', drawer: 'authenticator', isChange: true },
];

const none = new URLSearchParams();

const isOpenTo = (entry: ScreenRoute | undefined, viewer: Viewer): entry is ScreenRoute =>
  entry !== undefined && resolveRouteAccess(entry, none, viewer).kind === 'show';

/** Whether the viewer can act as other users. */
export const canAct = (viewer: Viewer): boolean =>
  viewer.entity?.type !== 'CUSTOMER' && accessTo('startImpersonation', viewer).allowed;

/** Pages that the viewer can open, with search keywords. */
export const paletteDestinations = (viewer: Viewer): readonly CommandItem[] =>
  menuEntriesFor(viewer).map((entry) => ({
    ...entry,
    icon: allMenuIcons[entry.iconName],
    keywords: paletteCommandMessages.pages[entry.id.split(' ')[0] ?? ''],
  }));

/** Commands that the viewer can use. Each opens a form on its page. */
export function paletteCommands(viewer: Viewer): readonly CommandItem[] {
  const items = forms.flatMap(({ id, operation, screen, drawer, tab, isFor, isChange }): CommandItem[] => {
    const entry = routes[screen];
    const isAllowed = operation === undefined ? viewer.acting === null : accessTo(operation, viewer).allowed;
    if (!isOpenTo(entry, viewer) || !isAllowed || isFor?.(viewer) === false) return [];
    const { label, keywords } = paletteCommandMessages.creating[id];
    const parameters = new URLSearchParams({
      ...(tab !== undefined && { tab }),
      [drawerParameter]: writeDrawer({ name: drawer, id: '' }),
    });
    return [{ id, label, keywords, icon: isChange ? Pencil : Plus, href: `${entry.path}?${String(parameters)}` }];
  });
  const users = routes['users'];
  if (!isOpenTo(users, viewer) || !canAct(viewer)) return items;
  const { label, detail, keywords } = paletteCommandMessages.actAs;
  return [...items, { id: 'actAs', label, detail, keywords, icon: Drama, href: users.path }];
}
