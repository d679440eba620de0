/** Words of choosing a password. */
export const newPasswordMessages = {
  title: 'Set your password',
  text: 'Choose a password for',
  newPassword: 'New password',
  retype: 'Retype password',
  submit: 'Set password',
  expiredTitle: 'This invitation has expired',
  usedTitle: 'This invitation has already been used',
  missingCode: 'The confirmation code is missing. Open the link from your e-mail again.',
  toSignIn: 'Sign in',
  length: (count: number) => `At least ${count} characters`,
  uppercase: 'An uppercase letter',
  lowercase: 'A lowercase letter',
  number: 'A number',
  symbol: 'A symbol',
};
