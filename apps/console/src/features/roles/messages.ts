const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** What built-in roles are for. */
const builtInDescriptions: Readonly<Record<string, string>> = {
  admin: 'Does everything in the account',
  adminReseller: 'Does everything in a reseller’s account, and looks after its customers',
  regular: 'Works with streams, analytics and API tokens; the role of new users',
  readOnly: 'Sees everything and changes nothing',
  sales: 'Looks after accounts and reads their analytics',
};

/** The words of the roles screen. */
export const rolesMessages = {
  title: 'Roles',
  description: (entity: string) => `What people of ${entity} can open and change.`,
  searchLabel: 'Search roles',
  searchPlaceholder: 'Search by name or description, or filter…',
  create: 'New role',
  builtIn: 'Built-in',
  describe: (id: string, description: string | null) => description ?? builtInDescriptions[id] ?? '',
  columns: { name: 'Role', description: 'Description', users: 'Users', updatedAt: 'Last changed' },
  empty: { title: 'No roles yet', text: 'Make a role for what a group of people may open and change.' },
  noMatch: {
    title: 'No roles match',
    text: (search: string) =>
      search === '' ? 'No role fits these filters.' : `No name or description contains “${search}”.`,
  },
  missing: 'Role does not exist.',
  notLoaded: 'Roles could not be loaded.',
  actions: {
    open: 'Open',
    preview: 'View as role',
    duplicate: 'Duplicate',
    delete: 'Delete role…',
    more: 'More actions',
  },
  builtInReason: 'Built-in roles cannot be changed or deleted. Duplicate one to change the copy.',
  ownRole: 'This is your own role. Another administrator can delete it.',
  page: {
    loading: 'Role',
    missing: 'Role does not exist.',
    notLoaded: 'Role could not be loaded.',
    custom: (entity: string, count: number) =>
      `Custom role of ${entity} · ${count === 0 ? 'nobody has it' : `used by ${people(count)}`}`,
    builtIn: (count: number) => `Built-in role · ${count === 0 ? 'nobody has it' : `used by ${people(count)}`}`,
    newTitle: 'New role',
    newDescription: (entity: string) => `For people of ${entity}`,
    copyTitle: (name: string) => `Duplicate ${name}`,
    copyName: (name: string) => `Copy of ${name}`,
    lessThanCopied: 'You cannot grant all that this role grants. The copy has what you can grant.',
  },
  form: {
    name: 'Name',
    description: 'Description',
    permissions: 'Permissions',
    ownLevel: (level: string) => `Your own level is ${level}.`,
    notEnabled: (service: string) => `${service} is not enabled for this account.`,
    save: 'Save changes',
    create: 'Create role',
    discard: 'Discard',
    created: (name: string) => `${name} is created`,
    updated: (name: string) => `${name} is updated`,
    notCreated: 'Role could not be created.',
    notUpdated: 'Role could not be updated.',
  },
  review: {
    title: 'Review changes',
    newTitle: 'What it grants',
    nameAndDescription: 'The name or the description changes too.',
    holders: (count: number) => (count === 1 ? '1 person has this role.' : `${count} people have this role.`),
    holdersLabel: 'People who have this role',
    effect: 'A change applies within 60 seconds, also to people who are signed in.',
    noHolders: 'No user has this role yet.',
  },
  preview: {
    title: (name: string) => `View as ${name}`,
    description: 'What a user with this role can open, unless they are also an administrator of the account.',
    menu: 'Menu',
    screens: 'Screens',
    nothing: 'The menu is empty.',
    unsaved: 'With the changes that are not saved yet.',
    everyone: 'Open to everybody',
    needs: (level: string, group: string) => `Needs ${level} on ${group}`,
    notForRole: 'Not with this role',
    close: 'Close',
  },
  deleteDialog: {
    title: (name: string) => `Delete ${name}?`,
    unused: 'No user has this role. This cannot be undone.',
    used: (count: number) =>
      count === 1
        ? '1 person has this role and gets another one immediately:'
        : `${people(count)} have this role and get another one immediately:`,
    others: (count: number) => `and ${count} more`,
    replacement: 'Replacement role',
    chooseFirst: 'Choose the role that they get instead.',
    confirm: 'Delete role',
    done: (name: string) => `${name} is deleted`,
    failed: (name: string) => `${name} could not be deleted.`,
    holdersNotLoaded: 'Who has this role could not be found out.',
  },
};
