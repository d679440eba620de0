/** Texts of the invite and edit forms, loaded with them. */
export const userFormMessages = {
  form: {
    name: 'Name',
    lastName: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    phoneHint: 'Include the country code, for example +46 700 123 456.',
    account: 'Account',
    accountHint: (own: string) => `${own}, unless you choose another.`,
    chosenAccount: 'the chosen account',
    role: 'Role',
    rolesNotLoaded: 'Roles could not be loaded.',
    roleHint: (entity: string) => `Administrators can manage roles and change every setting in ${entity}.`,
    withAdmin: (role: string) => `${role} and administrator`,
    active: 'Active',
    activeHint: 'Can sign in as soon as the invitation is accepted',
  },
  inviteDrawer: {
    title: 'Invite user',
    description: 'The user will get an e-mail with a link to set a password. The link is valid for 7 days.',
    submit: 'Send invitation',
    done: (email: string) => `Invitation sent to ${email}`,
    failed: 'User could not be invited.',
  },
  editDrawer: {
    title: (name: string) => `Edit ${name}`,
    loading: 'Edit user',
    submit: 'Save changes',
    done: (name: string) => `${name} updated`,
    failed: 'User could not be updated.',
    notLoaded: 'User could not be loaded.',
  },
};
