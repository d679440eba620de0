/** Texts from the copy deck are exact. */
export const softwareTokenMessages = {
  title: 'Set up your authenticator app',
  text: 'Works with any app that generates 6-digit codes.',
  scan: 'Scan the QR code with your app.',
  qrCodeLabel: 'QR code for your authenticator app',
  manualEntry: (issuer: string) => `Can’t scan it? Add an account named ${issuer} in your app and enter this key:`,
  key: 'key',
  enter: 'Enter the code shown in the app.',
  code: '6-digit code',
  submit: 'Turn on',
  incomplete: 'Enter the 6 digits shown in the app.',
  notEnabled: 'Multi-factor authentication could not be enabled.',
  notDisabled: 'Multi-factor authentication could not be disabled.',
  notLoaded: 'The QR code could not be loaded.',
  invalidCode: 'The code is not valid.',
};
