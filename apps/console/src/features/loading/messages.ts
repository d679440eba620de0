export const loadingMessages = {
  title: 'Signing you in',
  text: 'Taking you to the page you asked for.',
  progress: 'Checking with your provider',
  failed: 'Sign-in failed',
  toSignIn: 'Go to sign-in',
  /** In the popup of a page that requested a specific user. */
  otherUser: {
    title: 'You signed in as someone else',
    text: 'The page that opened this window is signed in as another user. Nothing was changed there. Go back to it and try again.',
  },
  closeWindow: 'Close window',
};
