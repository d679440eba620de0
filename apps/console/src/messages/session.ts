/** Words of a session's life on signed-in pages: its end, a fresher proof, a service or a clock in trouble. */
export const sessionMessages = {
  again: {
    title: 'Sign in again',
    expired: 'Your session has expired. What you entered stays on the page behind this dialog.',
    closed: 'Your session was closed for security reasons. What you entered stays on the page behind this dialog.',
    elsewhere: 'You signed out in another tab. What you entered is still on the page behind this dialog.',
    everywhere: 'You are signed out everywhere. Sign in here to go on.',
    leave: 'Leave the page',
  },
  proof: {
    title: 'Confirm that it is you',
    text: 'This change asks for your password. What you entered stays on the page behind this dialog.',
    submit: 'Continue',
    cancel: 'Cancel',
  },
  /** For somebody who has no password here. */
  atProvider: {
    proof: (provider: string) =>
      `This change asks you to sign in with ${provider} again. What you entered stays on the page behind this dialog.`,
    text: (provider: string) =>
      `${provider} opens in a window of its own. This page goes on as soon as you are signed in.`,
    blocked: 'Your browser did not open the window. Allow pop-ups for this page and try again.',
  },
  idle: {
    title: 'Are you still there?',
    text: (time: string) => `Nobody has used the console for a while. You will be signed out in ${time}.`,
    stay: 'Stay signed in',
    signOut: 'Log Out',
  },
  closed: { text: 'Your session was closed for security reasons.', action: 'Review sessions' },
  serviceProblems: 'Service problems. Some data may be missing or old; the console tries again by itself.',
  clock: (minutes: number) =>
    `The clock of this device is ${minutes} min off. Times shown here may be wrong: let the device set its clock by itself.`,
};
