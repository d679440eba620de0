export const signInMethodsMessages = {
  title: 'Sign-in methods',
  text: 'You can sign in with your password or a linked provider.',
  password: 'Password',
  passwordText: 'With your e-mail address',
  changePassword: 'Change password',
  linked: 'Linked',
  notLinked: 'Not linked',
  link: (provider: string) => `Link ${provider}`,
  unlink: (provider: string) => `Unlink ${provider}`,
  notLoaded: 'Your sign-in methods could not be loaded.',
  waiting: (provider: string) => `Continue at ${provider}, in the window that opened.`,
  stopWaiting: 'Cancel',
  done: (provider: string) => `${provider} was linked. You can now sign in with it.`,
  blocked: (provider: string) =>
    `Your browser blocked the window. Allow pop-ups for this page, and link ${provider} again.`,
  results: {
    addressDiffers: (provider: string, email: string) =>
      `${provider} was not linked. Use an account there with the verified address ${email}.`,
    canceled: (provider: string) => `You canceled. ${provider} was not linked.`,
    failed: (provider: string) => `${provider} was not linked. Try again.`,
  },
  linkDialog: {
    title: (provider: string) => `Link ${provider}?`,
    text: (provider: string, email: string) =>
      `${provider} opens in a new window. Sign in there with your address ${email}.`,
    mfa: (provider: string) => `When you sign in with ${provider}, we do not ask for your password or a code.`,
    submit: (provider: string) => `Continue to ${provider}`,
    failed: (provider: string) => `${provider} could not be linked.`,
  },
  unlinkDialog: {
    title: (provider: string) => `Unlink ${provider}?`,
    text: (provider: string) =>
      `You will not be able to sign in with ${provider}. All your sessions end, and you sign in again with your password.`,
    submit: (provider: string) => `Unlink ${provider}`,
    done: (provider: string) => `${provider} was unlinked`,
    failed: (provider: string) => `${provider} could not be unlinked.`,
  },
};
