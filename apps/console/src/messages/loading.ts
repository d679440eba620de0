/** Words of coming back from a provider. */
export const loadingMessages = {
  title: 'Signing you in',
  text: 'You go on to where you wanted to be.',
  progress: 'Checking with your provider',
  failed: 'Sign-in did not work',
  toSignIn: 'Go to sign in',
};
