import type { CodePurpose } from '../store/codeRepository.ts';
import type { Mail } from './mail.ts';

const words: Readonly<Record<CodePurpose, { subject: string; intention: string }>> = {
  'sign-up': { subject: 'Your confirmation code', intention: 'To activate your account, enter this code:' },
  password: { subject: 'Your code for a new password', intention: 'To choose a new password, enter this code:' },
  attribute: { subject: 'Confirm your e-mail address', intention: 'To confirm this e-mail address, enter this code:' },
};

export function codeMail(purpose: CodePurpose, to: string, code: string): Mail {
  const { subject, intention } = words[purpose];
  const text = [intention, '', code, '', 'If you did not ask for it, you can ignore this mail.'].join('\n');
  return { to, subject, text };
}

/** For the owner of an address that somebody tried to sign up with: the page must not reveal it, so the mail does. */
export const accountExistsMail = (to: string, origin: string): Mail => ({
  to,
  subject: 'You already have an account',
  text: [
    'Somebody, probably you, tried to create an account with this e-mail address. There is one already.',
    '',
    'Sign in, or choose a new password if you forgot yours:',
    `${origin}/signin/`,
    '',
    'If it was not you, you can ignore this mail.',
  ].join('\n'),
});
