const types = { PLATFORM: 'Platform', RESELLER: 'Reseller', CUSTOMER: 'Customer' };

const capitalised = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** What is said of a list of accounts, whichever type they are of. */
const listOf = (thing: string, things: string) => ({
  title: capitalised(things),
  searchLabel: `Search ${things}`,
  searchPlaceholder: 'Search by name or company, or filter…',
  create: `New ${thing}`,
  noMatch: {
    title: `No ${things} match`,
    text: (search: string) =>
      search === '' ? `No ${thing} fits these filters.` : `No name or company contains “${search}”.`,
  },
  missing: 'Account does not exist.',
  notLoaded: `${capitalised(things)} could not be loaded.`,
  createDrawer: {
    title: `New ${thing}`,
    description: 'Its first administrator gets an invitation by e-mail. The link works for 7 days.',
    submit: `Create ${thing}`,
    done: (name: string, email: string) => `${name} is created. Invitation sent to ${email}`,
    failed: `${capitalised(thing)} could not be created.`,
  },
});

/** The words of the accounts screen. */
export const accountsMessages = {
  title: 'Accounts',
  tabs: 'Kinds of accounts',
  resellers: {
    ...listOf('reseller', 'resellers'),
    description: (entity: string) => `Who sells ${entity} to customers of their own.`,
    empty: { title: 'No resellers yet', text: 'A reseller makes customers and looks after them.' },
  },
  customers: {
    ...listOf('customer', 'customers'),
    description: (entity: string) => `Accounts that ${entity} looks after.`,
    empty: { title: 'No customers yet', text: 'Create the first one, and invite its administrator.' },
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
  deleteActive: 'Disable it first. A day later it can be deleted.',
  deletableFrom: (time: string) => `It can be deleted from ${time}.`,
  form: {
    parent: 'Reseller',
    parentHint: (own: string) => `A customer of ${own}, unless you choose a reseller.`,
    name: 'Account name',
    nameHint: 'As people find it in lists.',
    companyName: 'Company name',
    companyNameHint: 'No other account may have it.',
    region: 'Region',
    regionPlaceholder: 'Choose a region',
    services: 'Services',
    servicesHint: 'Of those that the account above has.',
    tier: 'Tier',
    tierHint: (limit: number) => (limit === 1 ? '1 enabled API token' : `${limit} enabled API tokens`),
    administrator: 'First administrator',
    adminName: 'Name',
    adminLastName: 'Last name',
    adminEmail: 'E-mail',
  },
  editDrawer: {
    title: (name: string) => `Edit ${name}`,
    loading: 'Edit account',
    notLoaded: 'Account could not be loaded.',
    missing: 'Account does not exist.',
    submit: 'Save changes',
    done: (name: string) => `${name} is updated`,
    failed: (type: keyof typeof types) => `${types[type]} could not be updated.`,
  },
  page: {
    loading: 'Account',
    text: (type: string, parent: string | undefined) => (parent === undefined ? type : `${type} of ${parent}`),
    types,
    more: 'More actions',
    overview: 'Overview',
    services: 'Services',
    enabled: 'Enabled',
    notEnabled: 'Not enabled',
    resources: 'Active resources',
    users: 'Users',
    usersText: 'Who came last',
    allUsers: (count: number) => (count === 1 ? 'Show 1 user' : `Show all ${count} users`),
    noUsers: {
      title: 'No users yet',
      text: (name: string) => `No user can sign in to ${name} until you invite one.`,
      textToInvite: (name: string) => `No user can sign in to ${name} yet. Invite the first one.`,
      invite: 'Invite user',
    },
    activity: 'Activity',
    activityText: 'What was done in it last',
    allActivity: 'Show in audit log',
    noActivity: {
      title: 'No activity yet',
      text: 'What people do in the account is listed here: whom they invite, what they change and delete.',
    },
    secondFactor: 'Multi-factor authentication',
    required: 'Required',
    optional: 'Everybody’s own choice',
  },
  moveDrawer: {
    title: (name: string) => `Move ${name}`,
    loading: 'Move account',
    now: (parent: string) => `Now of ${parent}`,
    what: 'The new account above it sees and manages it from then on, and the former one no more. Who of the former one acts as one of its users stops. Its people, tokens and settings stay.',
    parent: 'New account above',
    platform: (name: string) => `${name}, without a reseller`,
    submit: 'Move account',
    done: (name: string) => `${name} is moved`,
    failed: (name: string) => `${name} could not be moved.`,
  },
  servicesDrawer: {
    title: (name: string) => `Services of ${name}`,
    loading: 'Services',
    lost: 'What a reseller loses, its customers lose too.',
    submit: 'Save services',
    done: (name: string) => `Services of ${name} are changed`,
  },
  tierDrawer: {
    title: (name: string) => `Tier of ${name}`,
    loading: 'Tier',
    submit: 'Save tier',
    done: (name: string) => `Tier of ${name} is changed`,
    tooMany: (enabled: number, limit: number) =>
      `${counted(enabled, 'API token is', 'API tokens are')} enabled; this tier allows ${limit}`,
    disableFirst: (name: string, count: number) =>
      `A user of ${name} must disable ${counted(count, 'token', 'tokens')} first. Save to see which ones are enabled.`,
  },
  disableDialog: {
    title: (name: string) => `Disable ${name}?`,
    stops: 'This stops immediately:',
    users: (count: number) =>
      count === 0 ? 'No user' : `${counted(count, 'user', 'users')}: signed out within seconds, and not let in again`,
    tokens: (count: number) => (count === 0 ? 'No enabled API token' : counted(count, 'API token', 'API tokens')),
    resources: (count: number) =>
      count === 0
        ? 'No active resource'
        : `${counted(count, 'active resource', 'active resources')}: players keep the configured order`,
    kept: 'Nothing is deleted, and the account can be enabled again.',
    confirm: 'Disable account',
    done: (name: string) => `${name} is disabled`,
    failed: (name: string) => `${name} could not be disabled.`,
  },
  enableDialog: {
    title: (name: string) => `Enable ${name}?`,
    text: 'Its people can sign in again, its enabled API tokens open what they did, and its active resources are steered again.',
    confirm: 'Enable account',
    done: (name: string) => `${name} is enabled`,
    failed: (name: string) => `${name} could not be enabled.`,
  },
  deleteDialog: {
    title: (name: string) => `Delete ${name}?`,
    text: (users: number) =>
      `The account goes for good with ${counted(users, 'user', 'users')}, its roles, saved views and API tokens. The audit log stays. This cannot be undone.`,
    confirm: 'Delete account',
    done: (name: string) => `${name} is deleted`,
    failed: (name: string) => `${name} could not be deleted.`,
    tooEarly: (name: string) => `${name} cannot be deleted yet`,
    close: 'Close',
    customers: (names: string) => `Its customers: ${names}.`,
  },
};
