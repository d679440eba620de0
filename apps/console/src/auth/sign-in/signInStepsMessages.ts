/** Words of what signing in asks for after the password. */
export const signInStepMessages = {
  code: {
    title: 'Enter your 6-digit code',
    fromApp: 'Open your authenticator app and enter the code for',
    fromPhone: 'Enter the code that we sent by text message to',
    fromMail: 'Enter the code that we sent by e-mail to',
    yourPhone: 'your phone',
    yourMailbox: 'your mailbox',
    label: 'Authentication code',
    hint: 'The code is sent as soon as you enter the last digit.',
    remember: 'Remember this device for 30 days',
    rememberHint: 'Only on a device that no one else uses.',
    submit: 'Verify',
  },
  lost: {
    question: 'Lost your device?',
    text: 'An administrator of your account can ask support to turn off the second step for you. Are you the only administrator, write to support from the e-mail address of this account.',
    support: 'Support:',
    proof:
      'Support checks who you are before anything changes: have the name of your company and the date of your last sign-in at hand.',
  },
  selection: {
    title: 'How do you want to confirm?',
    text: 'Choose where your code comes from.',
    TOTP: { label: 'Authenticator app', hint: 'The code that your app shows' },
    SMS: { label: 'Text message', hint: 'A code sent to your phone' },
    EMAIL: { label: 'E-mail', hint: 'A code sent to your mailbox' },
  },
  enrolment: {
    title: 'Set up your authenticator app',
    text: 'Your account asks for a second step. Any app that makes 6-digit codes will do.',
    submit: 'Turn on and sign in',
  },
  back: 'Back to sign-in',
};
