export const changeEmailMessages = {
  title: 'Change e-mail',
  text: 'We will send a code to the new address. After you enter the code, you will sign in with the new address.',
  email: 'New e-mail',
  send: 'Send code',
  sentTo: (address: string) => `Enter the code we sent to ${address}. It is valid for 15 minutes.`,
  code: 'Code',
  again: 'Send a new code',
  sentAgain: 'We sent a new code.',
  otherAddress: 'Use another address',
  confirm: 'Change e-mail',
  done: (address: string) => `You now sign in with ${address}`,
};
