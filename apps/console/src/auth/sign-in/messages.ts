/** Texts from the copy deck are exact. */
export const signInMessages = {
  title: 'Sign in',
  text: 'Welcome back. Pick up where you left off.',
  email: 'E-mail',
  emailPlaceholder: 'name@company.com',
  password: 'Password',
  submit: 'Sign in',
  passkey: 'Continue with a passkey',
  forgotPassword: 'Forgot password?',
  newHere: (product: string) => `New to ${product}?`,
  createAccount: 'Create an account',
  orWithEmail: 'or with your e-mail',
  continueWith: (provider: string) => `Continue with ${provider}`,
  cancelled: 'Sign-in was canceled. Choose how you want to continue.',
  activated: 'Your account is active. Sign in to continue.',
  passwordChanged: 'Your password was changed. Sign in with the new one.',
  unsupportedStep: 'This sign-in step is not supported here. Contact support.',
};
