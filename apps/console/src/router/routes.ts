import { hasLevel } from '../auth/access/access.ts';
import { writeDrawer } from './drawer/drawerParam.ts';
import { drawerParameter, tabParameter } from './leavesPage.ts';
import type { ScreenRoute } from './screenRoute.ts';

/** `?resource=<id>` links to a resource, and redirects to its drawer. */
function drawerOf(search: URLSearchParams): string | undefined {
  const id = search.get('resource');
  if (!id) return undefined;
  const parameters = new URLSearchParams(search);
  parameters.delete('resource');
  parameters.delete(tabParameter);
  parameters.set(drawerParameter, writeDrawer({ name: 'preview', id }));
  return `/edge-delivery/?${String(parameters)}`;
}

export const resellerDashboard = 'analytics-advanced';

/** Valid values of `?dashboard=`. */
export const signUpDashboards = { analytics: 'USAGE_STATISTICS', success: 'ONLINE_SIGNUP' } as const;

/** Sections with their own page, by URL. */
const sectionPages: Readonly<Record<string, string>> = { audit: '/audit', identity: '/reseller-settings' };

const sectionOf = (search: URLSearchParams) => search.get('section') ?? 'account';

/** The route of every screen, by its folder. Menus and the palette use this order, and it decides the default landing page. */
const table = {
  'sign-in': {
    path: '/signin/',
    title: 'Sign in',
    layout: 'notoolbar',
    guards: ['guest-only'],
  },
  loading: {
    path: '/loading/',
    title: 'Signing you in',
    layout: 'notoolbar',
    guards: [],
  },
  'deactivated-account': {
    path: '/deactivated-account/',
    title: 'Account deactivated',
    layout: 'notoolbar',
    guards: [],
  },
  'sign-up': {
    path: '/signup/',
    title: 'Create your account',
    layout: 'notoolbar',
    guards: ['guest-only'],
    feature: 'selfSignup',
  },
  'activate-account': {
    path: '/activate-account/',
    title: 'Confirm your e-mail',
    layout: 'notoolbar',
    guards: [],
  },
  'create-account': {
    path: '/create-account/',
    title: 'Set up your company',
    layout: 'notoolbar',
    guards: ['no-entity'],
  },
  splash: {
    path: '/splash/',
    title: 'Getting your account ready',
    layout: 'notoolbar',
    guards: ['token'],
  },
  'forgot-password': {
    path: '/forgot-password',
    title: 'Forgot your password?',
    layout: 'notoolbar',
    guards: [],
  },
  'confirm-password': {
    path: '/confirm-password/',
    title: 'Choose a new password',
    layout: 'notoolbar',
    guards: [],
  },
  'register/refused': {
    path: '/error-register/',
    title: 'Registration failed',
    layout: 'notoolbar',
    guards: [],
  },
  register: {
    path: '/register/',
    title: 'Set your password',
    layout: 'notoolbar',
    guards: [],
  },
  dashboard: {
    path: '/dashboard/',
    title: 'Dashboard',
    guards: ['customer-access'],
    landingOf: ['CUSTOMER'],
    defaultPage: 'DASHBOARD',
    menu: { placement: 'side', icon: 'dashboard', goKey: 'd' },
    documentation: 'dashboard',
  },
  accounts: {
    path: '/',
    title: 'Home',
    guards: ['logged'],
    // The landing page of the platform and resellers; others are redirected to theirs.
    redirect: ({ start }) => start,
    isFor: (viewer) => viewer.entity?.type !== 'CUSTOMER' && hasLevel(viewer, 'st.accounts', 'READ'),
    landingOf: ['PLATFORM', 'RESELLER'],
    menu: { placement: 'side', icon: 'home', goKey: 'h' },
    documentation: 'accounts',
  },
  'api-access': {
    path: '/apis/',
    title: 'API Integrations',
    guards: ['logged'],
    permission: { group: ['st.tokens', 'ei.keys'], level: 'READ' },
    menu: { placement: 'side', icon: 'apiTokens', goKey: 'a' },
    isShortcut: true,
    documentation: 'api-integrations',
  },
  analytics: {
    path: '/edge-intelligence/analytics/',
    title: 'Analytics',
    guards: ['customer-access'],
    permission: { group: 'ei.analytics', level: 'READ' },
    service: 'EDGE_INTELLIGENCE',
    defaultPage: 'ANALYTICS',
    menu: { placement: 'side', icon: 'analytics', group: 'edgeIntelligence', goKey: 'e' },
    documentation: 'analytics',
  },
  alerts: {
    path: '/edge-intelligence/alerts/',
    title: 'Alerts',
    guards: ['customer-access'],
    permission: { group: 'ei.analytics', level: 'READ' },
    service: 'EDGE_INTELLIGENCE',
    menu: { placement: 'side', icon: 'alerts', group: 'edgeIntelligence', goKey: 'b' },
    documentation: 'alerts',
  },
  parameters: {
    path: '/edge-intelligence/parameters',
    title: 'Parameters',
    guards: ['admin-access'],
    permission: { group: 'ei.parameters', level: 'READ' },
    service: 'EDGE_INTELLIGENCE',
    menu: { placement: 'side', icon: 'parameters', group: 'edgeIntelligence', goKey: 'p' },
    documentation: 'parameters',
  },
  'edge-delivery': {
    path: '/edge-delivery/',
    title: 'Edge Delivery',
    guards: ['logged'],
    permission: { group: ['ed.resources', 'ed.pathways'], level: 'READ' },
    service: 'EDGE_DELIVERY',
    aliasOf: drawerOf,
    menu: { placement: 'side', icon: 'edgeDelivery', goKey: 's' },
    documentation: 'edge-delivery',
  },
  'insights/reseller': {
    path: '/analytics-advanced/',
    title: 'Usage Statistics',
    guards: ['reseller-access'],
    permission: { group: 'ea.insights', level: 'READ' },
    validate: (search) => search.get('dashboard') === resellerDashboard,
    menu: {
      placement: 'side',
      icon: 'insights',
      group: 'insights',
      variants: [{ search: `dashboard=${resellerDashboard}`, title: 'Usage Statistics', goKey: 'n' }],
    },
    documentation: 'insights',
  },
  insights: {
    path: '/analytics-online-signup/',
    title: 'Insights',
    guards: ['admin-reseller-access'],
    permission: { group: 'ea.insights', level: 'READ' },
    validate: (search) => Object.hasOwn(signUpDashboards, search.get('dashboard') ?? ''),
    menu: {
      placement: 'side',
      icon: 'insights',
      group: 'insights',
      variants: [
        // Resellers have their own page for it.
        { search: 'dashboard=analytics', title: 'Usage Statistics', goKey: 'n', types: ['PLATFORM'] },
        { search: 'dashboard=success', title: 'Online sign-up', goKey: 'o' },
      ],
    },
    documentation: 'insights',
  },
  operations: {
    path: '/operations',
    title: 'Operations',
    guards: ['platform-access', 'administrator'],
    menu: { placement: 'side', icon: 'dashboard', goKey: 'j' },
    documentation: 'runbooks',
  },
  'reseller-settings': {
    path: '/reseller-settings',
    title: 'Identity',
    guards: ['reseller-access'],
    permission: { group: 'st.identity', level: 'READ' },
    menu: { placement: 'both', icon: 'identity', group: 'siteSettings', goKey: 'i' },
    documentation: 'identity',
  },
  domain: {
    path: '/domain/',
    title: 'Domain',
    guards: ['reseller-access'],
    permission: { group: 'st.domain', level: 'READ' },
    menu: { placement: 'side', icon: 'domain', group: 'siteSettings', goKey: 'd' },
    documentation: 'domain',
  },
  users: {
    path: '/users/',
    title: 'Users',
    guards: ['logged'],
    permission: { group: 'st.users', level: 'READ' },
    // For users who cannot read accounts.
    landingOf: ['PLATFORM', 'RESELLER'],
    menu: { placement: 'side', icon: 'users', goKey: 'u' },
    isShortcut: true,
    documentation: 'users',
  },
  roles: {
    path: '/roles',
    title: 'Roles',
    guards: ['admin-access'],
    permission: { group: 'st.roles', level: 'READ' },
    menu: { placement: 'side', icon: 'roles', goKey: 'r' },
    documentation: 'roles',
  },
  'audit-log': {
    path: '/audit',
    title: 'Audit log',
    guards: ['logged'],
    permission: { group: 'st.audit', level: 'READ' },
    menu: { placement: 'side', icon: 'audit', goKey: 'l' },
    documentation: 'audit-log',
  },
  settings: {
    path: '/settings',
    title: 'Settings',
    guards: ['logged'],
    validate: (search) => sectionOf(search) === 'account' || Object.hasOwn(sectionPages, sectionOf(search)),
    aliasOf: (search) => sectionPages[sectionOf(search)],
    menu: { placement: 'account', icon: 'settings', goKey: 't' },
    documentation: 'settings',
  },
  'my-account': {
    path: '/my-account',
    title: 'My Account',
    guards: ['logged'],
    menu: { placement: 'account', icon: 'account', goKey: 'm' },
    documentation: 'my-account',
  },
  'report-issue': {
    path: '/report-issue/',
    title: 'Report an issue',
    guards: ['logged'],
    menu: { placement: 'help', icon: 'help', goKey: 'f' },
    documentation: 'report-an-issue',
  },
  terms: {
    path: '/terms/',
    title: 'Terms of use and privacy policy',
    layout: 'document',
    guards: [],
  },
  error: {
    path: '/error',
    title: 'Error',
    layout: 'notoolbar',
    guards: [],
  },
} satisfies Record<string, ScreenRoute>;

export type RouteName = keyof typeof table;

export const routes: Readonly<Record<RouteName, ScreenRoute>> = table;
