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
  passwordResetDialog: {
    title: (name: string) => `Send ${name} a password reset?`,
    text: (name: string, email: string) =>
      `${name} will get an e-mail at ${email} with a code for choosing a new password. Their current password will stop working.`,
    confirm: 'Send password reset',
    done: (name: string) => `Password reset sent to ${name}`,
    failed: (name: string) => `The password reset for ${name} could not be sent.`,
  },
  noMfa: 'This user has not set up MFA.',
  mfaResetDialog: {
    title: (name: string) => `Reset MFA for ${name}?`,
    text: (name: string) =>
      `Use this if ${name} has lost access to their authenticator app. ${name} will be signed out everywhere and can then sign in with only a password until MFA is set up again. Recovery codes no longer work; passkeys still do.`,
    confirm: 'Reset MFA',
    done: (name: string) => `MFA reset for ${name}`,
    failed: (name: string) => `MFA could not be reset for ${name}.`,
  },
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
  endSessionsDialog: {
    title: (name: string) => `Sign ${name} out everywhere?`,
    text: (name: string) =>
      `All of ${name}’s sessions will end within seconds, in every browser, and any unsaved changes will be lost. The user can sign in again immediately, so if their password has leaked, disable the user first.`,
    confirm: 'Sign out everywhere',
    done: (name: string) => `${name} signed out everywhere`,
    failed: (name: string) => `${name} could not be signed out.`,
  },
  cancelInvitationDialog: {
    title: (name: string) => `Cancel the invitation for ${name}?`,
    text: (name: string, email: string) =>
      `The link sent to ${email} will stop working, and ${name} will be removed from the list. You can invite them again.`,
    confirm: 'Cancel invitation',
    keep: 'Keep invitation',
    done: (name: string) => `Invitation for ${name} canceled`,
    failed: (name: string) => `The invitation for ${name} could not be canceled.`,
  },
  deleteDialog: {
    title: (name: string) => `Delete ${name}?`,
    text: (name: string, email: string) =>
      `${name} (${email}) will no longer be able to sign in and will be removed from every list. This cannot be undone.`,
    confirm: 'Delete user',
    done: (name: string) => `${name} deleted`,
    failed: (name: string) => `${name} could not be deleted.`,
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
