/** Texts from the copy deck are exact. */
export const recoveryMessages = {
  forgot: {
    title: 'Forgot your password?',
    text: 'Enter your e-mail and we will send you a code to choose a new password.',
    email: 'E-mail',
    submit: 'Send code',
    hasCode: 'I have a code',
  },
  confirm: {
    title: 'Choose a new password',
    /** The same whether or not the address has an account. */
    text: 'If there is an account for this address, you will receive a code. Check your inbox at',
    textUnnamed: 'Enter your e-mail and the code we sent to it.',
    code: 'Confirmation code',
    life: 'The code is valid for 10 minutes.',
    password: 'New password',
    retype: 'Retype password',
    others: 'You will be signed out everywhere else.',
    submit: 'Save password',
  },
};
