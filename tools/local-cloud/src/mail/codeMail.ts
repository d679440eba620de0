import type { CodePurpose } from '../store/codeRepository.ts';
import { encodeInLink, type MessageMetadata } from './invitation.ts';
import { defaultProduct, type Mail } from './mail.ts';

type MailText = {
  subject: string;
  intention: (product: string) => string;
  /** Page of the console where the code is entered. */
  page?: string;
  ignore: string;
};

const texts: Readonly<Record<CodePurpose, MailText>> = {
  'sign-up': {
    subject: 'Your confirmation code',
    intention: (product) => `To activate your account in ${product}, enter this code:`,
    page: '/activate-account/',
    ignore: 'If you did not sign up, ignore this e-mail. Without the code, no account is created.',
  },
  password: {
    subject: 'Your password reset code',
    intention: (product) => `To choose a new password for ${product}, enter this code:`,
    page: '/confirm-password/',
    ignore: 'If you did not request this, ignore this e-mail. Your password is unchanged.',
  },
  attribute: {
    subject: 'Confirm your e-mail address',
    intention: (product) => `To confirm this e-mail address in ${product}, enter this code:`,
    ignore: 'If you did not request this, ignore this e-mail. Nothing changes without the code.',
  },
};

const minute = 60_000;
const formatDuration = (milliseconds: number): string => {
  const minutes = milliseconds / minute;
  return minutes > 60 ? `${minutes / 60} hours` : `${minutes} minutes`;
};

type CodeMail = { purpose: CodePurpose; to: string; code: string; lifetime: number; origin: string };

export function codeMail({ purpose, to, code, lifetime, origin }: CodeMail): Mail {
  const { subject, intention, page, ignore } = texts[purpose];
  const where = page === undefined ? [] : ['', 'Enter it on this page:', `${origin}${page}?email=${encodeInLink(to)}`];
  const validity = `The code is valid for ${formatDuration(lifetime)}.`;
  const text = [intention(defaultProduct), '', code, '', validity, ...where, '', ignore].join('\n');
  return { to, subject, text };
}

/** For a reset by an administrator. `inviter` and `account` come from the metadata of the signed call. */
export function passwordResetMail(
  { to, code, lifetime, origin }: Omit<CodeMail, 'purpose'>,
  { inviter = 'An administrator', account, product = defaultProduct }: MessageMetadata,
): Mail {
  return {
    to,
    subject: 'Your password was reset',
    text: [
      `${inviter} reset your password for ${account === undefined ? product : `${account} in ${product}`}.`,
      'Your old password no longer works, and you have been signed out everywhere.',
      '',
      'To choose a new password, enter this code:',
      '',
      code,
      '',
      `The code is valid for ${formatDuration(lifetime)}. Enter it on this page, where you can also request a new one:`,
      `${origin}/confirm-password/?email=${encodeInLink(to)}`,
      '',
      'If you did not expect this, contact your administrator.',
    ].join('\n'),
  };
}

/** For the owner of an address that was used to sign up again: the page must not reveal that it exists. */
export const accountExistsMail = (to: string, origin: string): Mail => ({
  to,
  subject: 'You already have an account',
  text: [
    `Someone, probably you, tried to sign up for ${defaultProduct} with this e-mail address. An account with this address already exists.`,
    '',
    'Sign in, or choose a new password if you forgot yours:',
    `${origin}/signin/`,
    '',
    'If this was not you, ignore this e-mail. Nothing has changed.',
  ].join('\n'),
});
