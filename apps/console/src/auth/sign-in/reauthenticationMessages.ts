export const reauthenticationMessages = {
  again: {
    title: 'Sign in again',
    expired: 'Your session has expired. What you entered is still on the page.',
    closed: 'Your session was closed for security reasons. What you entered is still on the page.',
    elsewhere: 'You signed out in another tab. What you entered is still on the page behind this dialog.',
    everywhere: 'You have been signed out everywhere. Sign in here to continue.',
    disabled:
      'Your access is disabled. What you entered is still on the page. You can sign in again once an administrator restores your access.',
    renewal: 'Sign in to start a new session. What you entered is still on the page.',
    leave: 'Leave the page',
  },
  proof: {
    title: 'Confirm it’s you',
    text: 'This change requires your password. What you entered is still on the page.',
    submit: 'Continue',
    cancel: 'Cancel',
  },
  passkey: 'Use a passkey instead',
  /** For users without a password. */
  atProvider: {
    proof: (provider: string) =>
      `This change requires you to sign in with ${provider} again. What you entered is still on the page.`,
    text: (provider: string) =>
      `${provider} opens in its own window. This page continues as soon as you are signed in.`,
    blocked: 'Your browser did not open the window. Allow pop-ups for this page and try again.',
  },
};
