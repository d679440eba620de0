/** Texts of the page for users who cannot sign in until they are enabled. */
export const deactivatedAccountMessages = {
  deactivated: {
    title: 'Your account has been deactivated',
    text: (email: string | null) =>
      email === null ? 'You cannot sign in with a deactivated account.' : `You cannot sign in as ${email}.`,
    next: 'Your data is kept for at least 30 days. During that time, an administrator can enable your account again.',
  },
  disabled: {
    title: 'Your access is disabled',
    text: (email: string | null) =>
      email === null ? 'You cannot sign in while your access is disabled.' : `You cannot sign in as ${email}.`,
    next: 'An administrator can enable it again. If you deactivated your account yourself, your data is kept for at least 30 days.',
  },
  accountDisabled: {
    title: 'Your account is disabled',
    text: (email: string | null) =>
      email === null
        ? 'Users of a disabled account cannot sign in.'
        : `Users of your account cannot sign in, including ${email}.`,
    next: 'Nothing was deleted. The reseller or platform that manages your account can enable it again.',
  },
  email: 'E-mail',
  request: 'Request reactivation',
  requested: 'Your request was sent to the administrators. You can ask again tomorrow.',
  otherAccount: 'Sign in with another account',
};
