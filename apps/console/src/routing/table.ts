import { internalAddress } from './internalAddress.ts';
import type { RouteEntry } from './routeEntry.ts';

/** Every page that exists. A screen is added here and in its own folder, nowhere else. */
export const routeTable: readonly RouteEntry[] = [
  {
    path: '/',
    title: 'Home',
    guards: ['logged'],
    // The accounts and the dashboard, where people start by their account's type, do not exist yet.
    leadsTo: ({ rootRedirect }) => startAddress(rootRedirect) ?? '/users/',
  },
  {
    path: '/signin/',
    title: 'Sign in',
    layout: 'notoolbar',
    guards: ['guest-only'],
    load: () => import('../screens/sign-in/index.ts'),
  },
  {
    path: '/loading/',
    title: 'Signing in',
    layout: 'notoolbar',
    guards: [],
    load: () => import('../screens/loading/index.ts'),
  },
  {
    path: '/deactivated-account/',
    title: 'Account deactivated',
    layout: 'notoolbar',
    guards: [],
    load: () => import('../screens/deactivated-account/index.ts'),
  },
  {
    path: '/signup/',
    title: 'Create your account',
    layout: 'notoolbar',
    guards: ['guest-only'],
    feature: 'selfSignup',
    load: () => import('../screens/sign-up/index.ts'),
  },
  {
    path: '/activate-account/',
    title: 'Confirm your e-mail',
    layout: 'notoolbar',
    guards: [],
    load: () => import('../screens/activate-account/index.ts'),
  },
  {
    path: '/create-account/',
    title: 'Set up your company',
    layout: 'notoolbar',
    guards: ['no-entity'],
    load: () => import('../screens/create-account/index.ts'),
  },
  {
    path: '/splash/',
    title: 'Getting your account ready',
    layout: 'notoolbar',
    guards: ['token'],
    load: () => import('../screens/splash/index.ts'),
  },
  {
    path: '/forgot-password',
    title: 'Forgot your password?',
    layout: 'notoolbar',
    guards: [],
    load: () => import('../screens/forgot-password/index.ts'),
  },
  {
    path: '/confirm-password/',
    title: 'Choose a new password',
    layout: 'notoolbar',
    guards: [],
    load: () => import('../screens/confirm-password/index.ts'),
  },
  {
    path: '/error-register/',
    title: 'You could not be registered',
    layout: 'notoolbar',
    guards: [],
    load: () => import('../screens/error-register/index.ts'),
  },
  {
    path: '/register/',
    title: 'Set your password',
    layout: 'notoolbar',
    guards: [],
    load: () => import('../screens/register/index.ts'),
  },
  {
    path: '/users/',
    title: 'Users',
    guards: ['logged'],
    permission: { group: 'st.users', level: 'READ' },
    load: () => import('../screens/users/index.ts'),
  },
  {
    path: '/my-account',
    title: 'My Account',
    guards: ['logged'],
    load: () => import('../screens/my-account/index.ts'),
  },
  {
    path: '/terms/',
    title: 'Terms of use and privacy policy',
    layout: 'document',
    guards: [],
    load: () => import('../screens/terms/index.ts'),
  },
  {
    path: '/error',
    title: 'Error',
    layout: 'notoolbar',
    guards: [],
    load: () => import('../screens/error/index.ts'),
  },
];

const trimmed = (pathname: string) => (pathname === '/' ? '/' : pathname.replace(/\/+$/, ''));

const entryByPath = new Map(routeTable.map((entry) => [trimmed(entry.path), entry]));

/** The route behind a path in either spelling. */
export function findRoute(pathname: string): RouteEntry | undefined {
  return entryByPath.get(trimmed(pathname));
}

/** The configured start page, when it is a page of the console; the start itself would be a loop. */
export function startAddress(configured: string | undefined): string | null {
  return internalAddress(configured, (pathname) => {
    const route = findRoute(pathname);
    return route !== undefined && !route.leadsTo;
  });
}

/** The canonical spelling of a path; an unknown path is left as it is. */
export function canonicalPath(pathname: string): string {
  return findRoute(pathname)?.path ?? pathname;
}
