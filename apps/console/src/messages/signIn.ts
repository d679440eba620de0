/** Words of signing in. Texts of the copy deck are exact. */
export const signInMessages = {
  title: 'Sign in',
  text: 'Welcome back. Pick up where you left off.',
  againTitle: 'Sign in again',
  againText: 'Your session has expired. What you entered stays on the page behind this dialog.',
  email: 'E-mail',
  emailPlaceholder: 'name@company.com',
  password: 'Password',
  submit: 'Sign in',
  leave: 'Leave the page',
  expired: 'Your session has expired. Sign in again to continue.',
  unsupportedStep: 'This sign-in step is not supported here. Contact support.',
};
