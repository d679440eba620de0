/** Texts from the copy deck are exact. */
export const signUpMessages = {
  title: 'Create your account',
  text: 'First you, then your company. It takes two minutes.',
  name: 'Name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Phone',
  phoneHint: 'Include the country code, for example +46 700 123 456.',
  password: 'Password',
  retype: 'Retype password',
  submit: 'Create account',
  known: 'Already have an account?',
  toSignIn: 'Sign in',
  /** Label of the honeypot field. */
  decoy: 'Leave this field empty',
  attributes: {
    birthdate: 'Date of birth',
    gender: 'Gender',
    locale: 'Language',
    nickname: 'Nickname',
    picture: 'Picture URL',
    profile: 'Profile URL',
    website: 'Website',
    zoneinfo: 'Time zone',
  },
};

export const activationMessages = {
  title: 'Confirm your e-mail',
  /** The same whether or not the address has an account. */
  text: 'If this address is new, you will receive a code. Check your inbox at',
  textUnnamed: 'Enter your e-mail and the code we sent to it.',
  code: 'Confirmation code',
  codeHint: 'The code is checked as soon as you enter the last digit.',
  submit: 'Activate account',
  other: 'Use another e-mail',
};

export const sentCodeMessages = {
  again: 'Send a new code',
  againIn: (seconds: number) => `Send a new code in ${seconds} s`,
  sent: 'We sent a new code. Use the newest one.',
};

export const createAccountMessages = {
  title: 'Set up your company',
  text: 'Signed in as',
  entityName: 'Account name',
  entityNameHint: 'What your account is called in the console.',
  companyName: 'Company',
  companyNameHint: 'The registered name; each company has one account.',
  region: 'Region',
  regionPlaceholder: 'Choose a region',
  submit: 'Set up company',
  leave: 'Use another account',
};

export const splashMessages = {
  title: 'Getting your account ready',
  text: 'Your services are being set up. This takes a few seconds.',
  progress: 'Setting up your account',
  late: 'This is taking longer than usual. Your details are saved.',
  failedTitle: 'Your account could not be set up',
  failed: 'The account could not be created. Contact your administrator.',
};

export const registrationErrorMessages = {
  title: 'Registration failed',
  emailInUse: {
    text: 'The account could not be created: this e-mail is already in use.',
    help: 'Sign in with the method you chose when you created the account. If you forgot your password, choose a new one.',
  },
  invitationUsed: {
    text: 'Sign in with the password you set.',
    help: 'No password yet? Open the newest invitation in your inbox, or contact your administrator.',
  },
  invitationExpired: {
    text: 'The invitation is no longer valid.',
    help: 'Invitations are valid for 7 days.',
  },
  notActive: {
    title: 'You cannot sign in yet',
    text: 'This account is not active yet.',
    help: 'Your invitation may have expired. Invitations are valid for 7 days.',
  },
  creationFailed: {
    text: 'The account could not be created. Contact your administrator.',
    help: 'Nothing was saved. You can also try again later.',
  },
  forgotPassword: 'Choose a new password',
};

export const newInvitationMessages = {
  requestInvite: 'Ask for a new invitation',
  inviteRequested: 'We e-mailed your administrator. They can send you a new invitation.',
};
