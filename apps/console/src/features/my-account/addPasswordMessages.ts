export const addPasswordMessages = {
  offer: (provider: string) => `Add a password to sign in without ${provider}.`,
  add: 'Add password',
  title: 'Add a password',
  text: (email: string) => `We will send a code to ${email}. After you enter it, you are signed out everywhere.`,
  next: (provider: string) =>
    `You then choose your password with a second code, and sign in again. You can still use ${provider}.`,
  mfa: (account: string) =>
    `${account} requires multi-factor authentication. You will set up an authenticator app when you sign in.`,
  send: 'Send code',
  sentTo: (email: string) => `Enter the code we sent to ${email}. It is valid for 15 minutes.`,
  code: 'Code',
  again: 'Send a new code',
  sentAgain: 'We sent a new code.',
  failed: 'The password could not be added.',
};
