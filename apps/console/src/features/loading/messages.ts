/** Words of coming back from a provider. */
export const loadingMessages = {
  title: 'Signing you in',
  text: 'You will continue to the page you wanted.',
  progress: 'Checking with your provider',
  failed: 'Sign-in did not work',
  toSignIn: 'Go to sign in',
  /** In a window beside the page that asked for somebody. */
  otherUser: {
    title: 'Another person signed in',
    text: 'The page that opened this window asked for the person who uses it. Nothing was changed there: go back to it and try again.',
  },
  closeWindow: 'Close window',
};
