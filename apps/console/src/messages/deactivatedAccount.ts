/** Words of the page for somebody who may not sign in any more. */
export const deactivatedAccountMessages = {
  title: 'Your account is deactivated',
  text: 'Nobody can sign in with this address at the moment:',
  textUnnamed: 'Nobody can sign in with the address of a deactivated account.',
  kept: 'What belongs to the account is kept for 30 days. An administrator can let you in again.',
  email: 'E-mail',
  request: 'Request reactivation',
  requested: 'Your request is on its way to the administrators. You can ask again tomorrow.',
  otherAccount: 'Sign in with another account',
};
