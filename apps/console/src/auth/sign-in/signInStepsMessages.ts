export const signInStepMessages = {
  code: {
    title: 'Enter your 6-digit code',
    fromApp: 'Open your authenticator app and enter the code for',
    fromPhone: 'Enter the code we sent by text message to',
    fromMail: 'Enter the code we sent by e-mail to',
    yourPhone: 'your phone',
    yourMailbox: 'your inbox',
    label: 'Authentication code',
    hint: 'The code is submitted as soon as you enter the last digit.',
    remember: 'Remember this device for 30 days',
    rememberHint: 'Only on a device that no one else uses.',
    submit: 'Verify',
  },
  lost: {
    question: 'Lost your device?',
    text: 'An administrator of your account can reset MFA for you. If you are the only administrator, write to support from the e-mail address of this account.',
    support: 'Support:',
    proof:
      'Support verifies your identity before changing anything. Have your company name and the date of your last sign-in ready.',
  },
  selection: {
    title: 'How do you want to confirm it’s you?',
    text: 'Choose where your code comes from.',
    TOTP: { label: 'Authenticator app', hint: 'The code shown in your app' },
    SMS: { label: 'Text message', hint: 'A code sent to your phone' },
    EMAIL: { label: 'E-mail', hint: 'A code sent to your inbox' },
  },
  enrolment: {
    title: 'Set up your authenticator app',
    text: 'Your account requires multi-factor authentication. Any app that generates 6-digit codes works.',
    submit: 'Turn on and sign in',
  },
  back: 'Back to sign-in',
};
