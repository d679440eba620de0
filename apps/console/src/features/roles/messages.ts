const userCount = (count: number) => (count === 1 ? '1 user' : `${count} users`);

/** Descriptions of the built-in roles. */
const builtInDescriptions: Readonly<Record<string, string>> = {
  admin: 'Full access to the account',
  adminReseller: 'Full access to a reseller account and its customers',
  regular: 'Manages streams, analytics, and API tokens (default)',
  readOnly: 'Can view everything but cannot change anything',
  sales: 'Manages accounts and sees their analytics',
};

export const rolesMessages = {
  title: 'Roles',
  description: (entity: string) => `What users of ${entity} can see and change.`,
  searchLabel: 'Search roles',
  searchPlaceholder: 'Search by name or description, or filter…',
  create: 'Create role',
  builtIn: 'Built-in',
  describe: (id: string, description: string | null) => description ?? builtInDescriptions[id] ?? '',
  columns: { name: 'Role', description: 'Description', users: 'Users', updatedAt: 'Updated' },
  empty: { title: 'No roles yet', text: 'Create a role to control what a group of users can see and change.' },
  noMatch: {
    title: 'No roles match',
    text: (search: string) =>
      search === '' ? 'No role matches these filters.' : `No name or description contains “${search}”.`,
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
  builtInReason: 'Built-in roles cannot be changed or deleted. Duplicate one and change the copy.',
  ownRole: 'This is your own role. Another administrator can delete it.',
  page: {
    loading: 'Role',
    missing: 'Role does not exist.',
    notLoaded: 'Role could not be loaded.',
    custom: (entity: string, count: number) =>
      `Custom role in ${entity} · ${count === 0 ? 'not assigned' : `assigned to ${userCount(count)}`}`,
    builtIn: (count: number) => `Built-in role · ${count === 0 ? 'not assigned' : `assigned to ${userCount(count)}`}`,
    newTitle: 'Create role',
    newDescription: (entity: string) => `For users of ${entity}`,
    copyTitle: (name: string) => `Duplicate ${name}`,
    copyName: (name: string) => `Copy of ${name}`,
    lessThanCopied: 'This role has permissions that you cannot grant. The copy includes only the ones you can.',
  },
  form: {
    name: 'Name',
    description: 'Description',
    permissions: 'Permissions',
    save: 'Save changes',
    create: 'Create role',
    discard: 'Discard',
    created: (name: string) => `${name} created`,
    updated: (name: string) => `${name} updated`,
    notCreated: 'Role could not be created.',
    notUpdated: 'Role could not be updated.',
  },
  review: {
    title: 'Review changes',
    newTitle: 'What it grants',
    newEmpty: 'No permissions yet.',
    nameAndDescription: 'The name or description will also change.',
    holders: (count: number) => (count === 1 ? '1 user has this role.' : `${count} users have this role.`),
    usersLabel: 'Users with this role',
    effect: 'Changes apply within 60 seconds, even for users who are signed in.',
    noUsers: 'No user has this role yet.',
  },
  preview: {
    title: (name: string) => `View as ${name}`,
    description: 'What a user with this role can open, unless they are also an account administrator.',
    menu: 'Menu',
    screens: 'Screens',
    nothing: 'The menu is empty.',
    unsaved: 'Includes unsaved changes.',
    everyone: 'Available to everyone',
    needs: (level: string, group: string) => `Requires ${level} access to ${group}`,
    notForRole: 'Not available with this role',
    close: 'Close',
  },
  deleteDialog: {
    title: (name: string) => `Delete ${name}?`,
    unused: 'No user has this role. This cannot be undone.',
    used: (count: number) =>
      count === 1
        ? '1 user has this role and will be given another one immediately:'
        : `${userCount(count)} have this role and will be given another one immediately:`,
    others: (count: number) => `and ${count} more`,
    replacement: 'Replacement role',
    chooseFirst: 'Choose a replacement role.',
    confirm: 'Delete role',
    done: (name: string) => `${name} deleted`,
    failed: (name: string) => `${name} could not be deleted.`,
    usersNotLoaded: 'The users with this role could not be loaded.',
  },
};
