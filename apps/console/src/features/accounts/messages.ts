import { accountFormMessages } from '../../records/account/accountFormMessages.ts';

const capitalize = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** Messages shared by the reseller and customer lists. */
const listOf = (singular: string, plural: string) => ({
  title: capitalize(plural),
  searchLabel: `Search ${plural}`,
  searchPlaceholder: 'Search by name or company, or filter…',
  create: `Create ${singular}`,
  noMatch: {
    title: `No ${plural} match`,
    text: (search: string) =>
      search === '' ? `No ${singular} matches these filters.` : `No name or company contains “${search}”.`,
  },
  missing: 'Account does not exist.',
  notLoaded: `${capitalize(plural)} could not be loaded.`,
  createDrawer: {
    title: `Create ${singular}`,
    description: 'The first administrator gets an invitation by e-mail. The link is valid for 7 days.',
    submit: `Create ${singular}`,
    done: (name: string, email: string) => `${name} created. Invitation sent to ${email}.`,
    failed: `${capitalize(singular)} could not be created.`,
  },
});

export const accountsMessages = {
  title: 'Accounts',
  tabs: 'Account types',
  resellers: {
    ...listOf('reseller', 'resellers'),
    description: (entity: string) => `Companies that resell ${entity} to their own customers.`,
    empty: { title: 'No resellers yet', text: 'Resellers create and manage their own customers.' },
  },
  customers: {
    ...listOf('customer', 'customers'),
    description: (entity: string) => `Customers managed by ${entity}.`,
    empty: { title: 'No customers yet', text: 'Create the first one and invite its administrator.' },
  },
  columns: {
    name: 'Account',
    companyName: 'Company',
    parent: 'Reseller',
    services: 'Services',
    tier: 'Tier',
    users: 'Users',
    status: 'Status',
    createdAt: 'Created',
  },
  active: 'Active',
  disabled: 'Disabled',
  noServices: 'None',
  /** In the column of that name, where the full names do not fit. */
  shortServices: { EDGE_INTELLIGENCE: 'Intelligence', EDGE_ANALYTICS: 'Analytics', EDGE_DELIVERY: 'Delivery' },
  actions: {
    users: 'Show users',
    edit: 'Edit',
    billing: 'Billing details…',
    move: 'Move…',
    services: 'Change services…',
    tier: 'Change tier…',
    disable: 'Disable…',
    enable: 'Enable…',
    delete: 'Delete account…',
  },
  whileDisabled: 'The account is disabled.',
  deleteActive: 'Disable it first. You can delete it one day later.',
  deletableFrom: (time: string) => `You can delete it from ${time}.`,
  page: {
    loading: 'Account',
    text: (type: string, parent: string | undefined) => (parent === undefined ? type : `${type} of ${parent}`),
    types: accountFormMessages.types,
    more: 'More actions',
    overview: 'Overview',
    services: 'Services',
    enabled: 'Enabled',
    notEnabled: 'Not enabled',
    resources: 'Active resources',
    users: 'Users',
    usersText: 'Most recent sign-ins',
    allUsers: (count: number) => (count === 1 ? 'Show 1 user' : `Show all ${count} users`),
    noUsers: {
      title: 'No users yet',
      text: (name: string) => `No user can sign in to ${name} until you invite one.`,
      textToInvite: (name: string) => `No user can sign in to ${name} yet. Invite the first one.`,
      invite: 'Invite user',
    },
    activity: 'Activity',
    activityText: 'Most recent events',
    allActivity: 'Show in audit log',
    noActivity: {
      title: 'No activity yet',
      text: 'Invitations, changes, and deletions in this account appear here.',
    },
    secondFactor: 'Multi-factor authentication',
    required: 'Required',
    optional: 'Optional',
  },
  moveDrawer: {
    title: (name: string) => `Move ${name}`,
    loading: 'Move account',
    now: (parent: string) => `Currently under ${parent}`,
    what: 'The new parent account takes over management immediately. The current parent loses access, and its acting sessions end. Users, tokens, and settings are kept.',
    parent: 'New parent account',
    platform: (name: string) => `${name} (no reseller)`,
    submit: 'Move account',
    done: (name: string) => `${name} moved`,
    failed: (name: string) => `${name} could not be moved.`,
  },
  servicesDrawer: {
    title: (name: string) => `Services for ${name}`,
    loading: 'Services',
    lost: 'Services you remove from a reseller are also removed from its customers.',
    submit: 'Save services',
    done: (name: string) => `Services for ${name} updated`,
  },
  tierDrawer: {
    title: (name: string) => `Tier for ${name}`,
    loading: 'Tier',
    submit: 'Save tier',
    done: (name: string) => `Tier for ${name} updated`,
    tooMany: (enabled: number, limit: number) =>
      `${counted(enabled, 'API token is', 'API tokens are')} enabled; this tier allows ${limit}`,
    disableFirst: (name: string, count: number) =>
      `${name} must disable ${counted(count, 'token', 'tokens')} first. Choose “Save tier” to see which tokens are enabled. The tier will not change.`,
  },
  disableDialog: {
    title: (name: string) => `Disable ${name}?`,
    affectedItems: 'Effective immediately:',
    users: (count: number) => `${counted(count, 'user', 'users')}: signed out within seconds and unable to sign in`,
    tokens: (count: number) => counted(count, 'API token', 'API tokens'),
    resources: (count: number) =>
      `${counted(count, 'active resource', 'active resources')}: players use the configured order`,
    dataKept: 'Nothing is deleted. You can enable the account again.',
    confirm: 'Disable account',
    done: (name: string) => `${name} disabled`,
    failed: (name: string) => `${name} could not be disabled.`,
  },
  enableDialog: {
    title: (name: string) => `Enable ${name}?`,
    text: 'Its users can sign in again, its API tokens work again, and its active resources are steered again.',
    confirm: 'Enable account',
    done: (name: string) => `${name} enabled`,
    failed: (name: string) => `${name} could not be enabled.`,
  },
  deleteDialog: {
    title: (name: string) => `Delete ${name}?`,
    text: (users: number) =>
      `This permanently deletes the account, its ${counted(users, 'user', 'users')}, roles, saved views, and API tokens. The audit log is kept. This cannot be undone.`,
    confirm: 'Delete account',
    done: (name: string) => `${name} deleted`,
    failed: (name: string) => `${name} could not be deleted.`,
    tooEarly: (name: string) => `${name} cannot be deleted yet`,
    close: 'Close',
    customers: (names: string) => `Its customers: ${names}.`,
  },
};
