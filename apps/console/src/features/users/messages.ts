import { userMessages } from '../../records/user/messages.ts';

const userNoun = (count: number) => (count === 1 ? 'user' : 'users');

export const usersMessages = {
  title: 'Users',
  description: {
    PLATFORM: (entity: string) => `Everyone who can sign in to ${entity} and its accounts.`,
    RESELLER: (entity: string) => `Everyone who can sign in to ${entity} and its customers.`,
    CUSTOMER: (entity: string) => `Everyone who can sign in to ${entity}.`,
  },
  searchLabel: 'Search users',
  searchPlaceholder: 'Search by name or e-mail, or filter…',
  invite: 'Invite user',
  import: 'Import',
  admin: 'Admin',
  columns: {
    name: 'User',
    /** Headers of the exported file, which the import reads. */
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    account: 'Account',
    role: 'Role',
    createdAt: 'Creation date',
    lastLogin: 'Last login',
    status: 'Status',
  },
  mfa: {
    field: 'Multi-factor authentication',
    column: 'MFA',
    on: 'On',
    off: 'Off',
    require: 'Require MFA…',
    required: 'MFA required',
  },
  /** Search synonyms for a status. */
  statusKeywords: {
    ACTIVE: ['enabled'],
    INVITED: ['pending'],
    INACTIVE: ['inactive', 'disabled', 'blocked'],
    DEACTIVATED: ['closed'],
  } as Readonly<Record<string, readonly string[]>>,
  empty: {
    title: 'No users yet',
    text: 'Invite the people who will use this account. They choose their own passwords.',
  },
  noMatch: {
    title: 'No users match',
    text: (search: string, filterCount: number) => {
      if (filterCount === 0) return `No name or e-mail contains “${search}”.`;
      const filters = filterCount === 1 ? 'this filter' : 'these filters';
      return search === '' ? `No user matches ${filters}.` : `No user matches ${filters} and “${search}”.`;
    },
  },
  missing: userMessages.missing,
  notLoaded: 'Users could not be loaded.',
  actions: {
    edit: 'Edit',
    resend: 'Resend invitation',
    enable: 'Enable',
    disable: 'Disable',
    resetPassword: 'Send password reset…',
    resetMfa: 'Reset MFA…',
    endSessions: 'Sign out everywhere…',
    cancelInvitation: 'Cancel invitation…',
    delete: 'Delete user…',
  },
  self: {
    disable: 'You cannot disable yourself.',
    delete: 'You cannot delete yourself.',
    endSessions: 'End your own sessions in My Account.',
    role: 'You cannot change your own role.',
    resetPassword: 'Change your own password in My Account.',
    resetMfa: 'Manage your own MFA in My Account.',
  },
  /** Why an action is impossible for a user. */
  lastAdministrator: 'This is the last administrator of the account.',
  administratorRequired: 'Only an administrator can make changes to another administrator.',
  notSignedInYet: 'This user has not signed in yet. Resend the invitation instead.',
  isDisabled: 'This user is disabled.',
  noMfa: 'This user has not set up MFA.',
  bulk: {
    enable: 'Enable',
    disable: 'Disable',
    role: 'Change role',
    enableTitle: (count: number) => `Enable ${count} ${userNoun(count)}?`,
    enableText: 'They can sign in again. Users who have never signed in get a new invitation by e-mail.',
    disableTitle: (count: number) => `Disable ${count} ${userNoun(count)}?`,
    disableText: 'They will be signed out within seconds and will no longer be able to sign in.',
    roleTitle: (count: number) => `Change the role of ${count} ${userNoun(count)}?`,
    roleText: 'The new role applies immediately. You cannot assign a role above your own.',
    enabled: (count: number) => `${count} ${userNoun(count)} enabled`,
    disabled: (count: number) => `${count} ${userNoun(count)} disabled`,
    roleChanged: (count: number) => `Role changed for ${count} ${userNoun(count)}`,
    failed: 'The users could not be updated.',
  },
  activity: {
    disabled: (name: string) => `${name} disabled`,
    enabled: (name: string) => `${name} enabled`,
    notDisabled: (name: string) => `${name} could not be disabled.`,
    notEnabled: (name: string) => `${name} could not be enabled.`,
  },
  resend: {
    done: (email: string) => `Invitation sent to ${email}`,
    failed: 'The invitation could not be sent.',
  },
};
