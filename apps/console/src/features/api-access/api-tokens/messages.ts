import { permissionGroupName } from '../../../auth/access/permissionGroupMessages.ts';
import { apiTokenMessages } from '../../../records/api-token/messages.ts';

const tokens = (count: number) => (count === 1 ? '1 token' : `${count} tokens`);

export const apiTokensMessages = {
  title: apiTokenMessages.title,
  description: (entity: string) => `Secret tokens your servers use to read data from the API as ${entity}.`,
  searchLabel: 'Search API tokens',
  searchPlaceholder: 'Search by name or last 4 characters, or filter…',
  create: apiTokenMessages.create,
  columns: {
    name: 'Name',
    createdAt: 'Creation date',
    createdUser: 'Created by',
    updatedUser: 'Updated by',
    expirationAt: 'Expiration date',
    lastUsedAt: 'Last used',
    scopes: 'Can read',
    status: 'Status',
  },
  createdWithAccount: { short: 'Account setup', long: 'Created automatically with the account.' },
  lastFour: (characters: string) => `…${characters}`,
  enabledField: 'Enabled',
  enabledOptions: { true: 'Yes', false: 'No' },
  scopeField: 'Scope',
  scope: permissionGroupName,
  status: apiTokenMessages.status,
  empty: { title: 'No API tokens yet', text: 'Create one for each server that reads data from the API.' },
  noMatch: {
    title: 'No API tokens match',
    text: (search: string) =>
      search === '' ? 'No token matches these filters.' : `No name or last 4 characters contain “${search}”.`,
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
        ? 'Your tier allows 1 enabled API token. Disable the enabled one first, or create the new token disabled.'
        : `Your tier allows ${limit} enabled API tokens. Disable one first, or create the new token disabled.`,
    compare: 'Compare tiers',
    notLoaded: 'The number of enabled tokens could not be loaded.',
  },
  enabling: {
    done: (name: string) => `${name} enabled`,
    failed: (name: string) => `${name} could not be enabled.`,
  },
  last: 'This is the last enabled token: analytics will be empty until you enable another one.',
  disableDialog: {
    title: (name: string) => `Disable ${name}?`,
    text: 'Requests that use it are rejected immediately. You can enable it again.',
    confirm: 'Disable token',
    done: (name: string) => `${name} disabled`,
    failed: (name: string) => `${name} could not be disabled.`,
  },
  deleteDialog: {
    title: (name: string) => `Delete ${name}?`,
    text: 'Requests that use it are rejected immediately. This cannot be undone.',
    used: 'It was used in the last 7 days.',
    confirm: 'Delete token',
    done: (name: string) => `${name} deleted`,
    failed: (name: string) => `${name} could not be deleted.`,
  },
  form: {
    loading: 'API token',
    missing: 'API token does not exist.',
    notLoaded: 'API token could not be loaded.',
    name: 'Name',
    nameHint: 'The service that uses it. Letters, numbers, dots, underscores, and hyphens.',
    scopes: 'Can read',
    notGranted: 'You do not have access to this yourself.',
    lifetime: 'Expires',
    lifetimes: {
      '30': 'In 30 days',
      '60': 'In 60 days',
      '90': 'In 90 days',
      '365': 'In 365 days',
      custom: 'On a custom date',
    },
    expirationAt: 'Expiration date',
    aboutExpiration: 'About expiration',
    expirationHelp: 'After this day, requests with the token fail. To keep it working, edit it and choose a later day.',
    expirationHint: 'At most 365 days from now',
    enabled: 'Enabled',
    enabledHint: (enabled: number, limit: number) => `${enabled} of ${tokens(limit)} enabled`,
  },
  createDrawer: {
    title: 'Create API token',
    description: (entity: string) => `Read-only access to the API as ${entity}. The secret is shown once.`,
    submit: 'Create token',
    done: (name: string) => `${name} created`,
    failed: 'API token could not be created.',
  },
  editDrawer: {
    title: (name: string) => `Edit ${name}`,
    submit: 'Save changes',
    done: (name: string) => `${name} updated`,
    scopes: (names: string) => `Can read ${names}. To read something else, create another token.`,
    createdWithAccount: 'This token was created automatically with the account.',
  },
  rotateDrawer: {
    title: (name: string) => `Rotate ${name}`,
    description: 'It gets a new secret, which is shown once. Its name, scopes, and expiration date do not change.',
    overlap: 'Current secret',
    overlaps: {
      '24': { label: 'Works for 24 more hours', description: 'Time to replace it everywhere' },
      '1': { label: 'Works for 1 more hour', description: 'If you can replace it within the hour' },
      '0': { label: 'Stops working now', description: 'If it may have leaked' },
    },
    submit: 'Rotate secret',
    done: (name: string) => `${name} has a new secret`,
    failed: (name: string) => `The secret for ${name} could not be rotated.`,
  },
  getSecretDrawer: {
    title: (name: string) => `Get the secret for ${name}`,
    description:
      'This token was created automatically with the account. No one has seen its secret. A new secret replaces it and is shown once.',
    submit: 'Get secret',
  },
  secretDialog: {
    title: (name: string) => `${name} is ready`,
    description: (scopes: string, day: string) => `Can read ${scopes} · expires ${day}`,
    confirmFirst: 'Confirm that you stored the secret.',
    close: 'Close',
    leaveTitle: 'Leave without the secret?',
    leave: 'You will not see it again. If you did not store it, you will have to rotate it.',
  },
};
