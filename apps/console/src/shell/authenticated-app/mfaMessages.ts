export const mfaMessages = {
  notice: {
    text: (entity: string, days: number) =>
      `${entity} requires multi-factor authentication. You have ${days === 1 ? 'one day' : `${days} days`} left.`,
    action: 'Set up MFA',
  },
  gate: {
    title: 'Set up multi-factor authentication',
    text: (entity: string) =>
      `${entity} requires it for everyone, and the deadline has passed. Setup takes about a minute. You need an authenticator app on your phone.`,
    inputKept: 'You can then continue where you left off: what you entered on this page is kept.',
    submit: 'Set up authenticator app',
    signOut: 'Log Out',
  },
};
