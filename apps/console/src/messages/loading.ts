/** Words of coming back from a provider. */
export const loadingMessages = {
  title: 'Signing you in',
  failed: 'Sign-in did not work',
  toSignIn: 'Go to sign in',
};
