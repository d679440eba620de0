import { permissionGroupName } from '../../auth/access/permissionGroupMessages.ts';

const tokens = (count: number) => (count === 1 ? '1 token' : `${count} tokens`);

/** The words of the screen of API tokens. */
export const apiTokensMessages = {
  title: 'API tokens',
  description: (entity: string) => `Secret tokens by which servers read the API as ${entity}.`,
  searchLabel: 'Search API tokens',
  searchPlaceholder: 'Search by name, or filter…',
  create: 'Create token',
  columns: {
    name: 'Name',
    createdAt: 'Creation date',
    createdUser: 'Created by',
    updatedUser: 'Updated by',
    expirationAt: 'Expiration date',
    lastUsedAt: 'Last used',
    scopes: 'May read',
    status: 'Status',
  },
  madeWithAccount: { short: 'With the account', long: 'Created with the account. No user asked for it.' },
  lastFour: (characters: string) => `…${characters}`,
  enabledField: 'Enabled',
  enabledOptions: { true: 'Yes', false: 'No' },
  scopeField: 'Scope',
  scope: permissionGroupName,
  status: {
    active: 'Active',
    inactive: 'Disabled',
    expired: 'Expired',
    expiring: (days: number) =>
      days === 0 ? 'Expires today' : days === 1 ? 'Expires in 1 day' : `Expires in ${days} days`,
  },
  empty: { title: 'No API tokens yet', text: 'Create one for each server that reads the API.' },
  noMatch: {
    title: 'No API tokens match',
    text: (search: string) => (search === '' ? 'No token fits these filters.' : `No name contains “${search}”.`),
  },
  missing: 'API token does not exist.',
  notLoaded: 'API tokens could not be loaded.',
  actions: {
    edit: 'Edit',
    getSecret: 'Get secret…',
    rotate: 'Rotate secret…',
    enable: 'Enable',
    disable: 'Disable…',
    delete: 'Delete token…',
  },
  limit: {
    title: (enabled: number, limit: number) => `${enabled} of ${tokens(limit)} enabled`,
    text: (limit: number) =>
      limit === 1
        ? 'Your tier allows 1 enabled API token. Expired ones do not count.'
        : `Your tier allows ${limit} enabled API tokens. Expired ones do not count.`,
    reached: (limit: number) =>
      limit === 1
        ? 'Your tier allows 1 enabled API token. Disable it first, or create the next one disabled.'
        : `Your tier allows ${limit} enabled API tokens. Disable one first, or create the next one disabled.`,
    compare: 'Compare tiers',
    none: 'No API token is enabled.',
    enableOne: 'Enable a token',
    noneText: 'Analytics stay empty until one is enabled.',
    notLoaded: 'How many tokens are enabled could not be found out.',
  },
  enabling: {
    done: (name: string) => `${name} is enabled`,
    failed: (name: string) => `${name} could not be enabled.`,
  },
  last: 'It is the last enabled token: analytics stay empty until another one is enabled.',
  disableDialog: {
    title: (name: string) => `Disable ${name}?`,
    text: 'Requests with it are refused immediately. You can enable it again.',
    confirm: 'Disable token',
    done: (name: string) => `${name} is disabled`,
    failed: (name: string) => `${name} could not be disabled.`,
  },
  deleteDialog: {
    title: (name: string) => `Delete ${name}?`,
    text: 'Requests with it are refused immediately. This cannot be undone.',
    used: 'It was used in the last 7 days.',
    confirm: 'Delete token',
    done: (name: string) => `${name} is deleted`,
    failed: (name: string) => `${name} could not be deleted.`,
  },
  form: {
    loading: 'API token',
    missing: 'API token does not exist.',
    notLoaded: 'API token could not be loaded.',
    name: 'Name',
    nameHint: 'What uses it: letters, numbers, dots, underscores and hyphens',
    scopes: 'May read',
    notGranted: 'You may not read this yourself.',
    lifetime: 'Expires',
    lifetimes: {
      '30': 'In 30 days',
      '60': 'In 60 days',
      '90': 'In 90 days',
      '365': 'In 365 days',
      custom: 'On another day',
    },
    expirationAt: 'Expiration date',
    expirationHint: 'At most 365 days from now',
    enabled: 'Enabled',
    enabledHint: (enabled: number, limit: number) => `${enabled} of ${tokens(limit)} enabled now`,
  },
  createDrawer: {
    title: 'Create API token',
    description: (entity: string) => `It reads as ${entity} and changes nothing. Its secret is shown once.`,
    submit: 'Create token',
    done: (name: string) => `${name} is created`,
    failed: 'API token could not be created.',
  },
  editDrawer: {
    title: (name: string) => `Edit ${name}`,
    submit: 'Save changes',
    done: (name: string) => `${name} is updated`,
    scopes: (names: string) => `Reads ${names}. Create another token to read something else.`,
    madeWithAccount: 'This token was created with the account.',
  },
  rotateDrawer: {
    title: (name: string) => `Rotate ${name}`,
    description: 'It gets a new secret, which is shown once. Name, scopes and expiry stay.',
    overlap: 'The secret of now works',
    overlaps: {
      '24': { label: '24 hours more', description: 'Time to change it wherever it is used' },
      '1': { label: '1 hour more', description: 'If you can update it within the hour' },
      '0': { label: 'No longer', description: 'If the secret could have leaked' },
    },
    submit: 'Rotate secret',
    done: (name: string) => `${name} has a new secret`,
    failed: (name: string) => `${name} could not be given a new secret.`,
  },
  getSecretDrawer: {
    title: (name: string) => `Get the secret of ${name}`,
    description:
      'This token was created with the account. No one has seen its secret. It gets a new one, which is shown once.',
    submit: 'Get secret',
  },
  secretDialog: {
    title: (name: string) => `${name} is ready`,
    description: (scopes: string, day: string) => `Reads ${scopes} · expires ${day}`,
    confirmFirst: 'Confirm that you stored the token.',
    close: 'Close',
    leaveTitle: 'Leave without the token?',
    leave: 'You will not see it again. If you did not store it, rotate it.',
  },
};
