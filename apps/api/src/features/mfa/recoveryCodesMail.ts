import type { Mail, UserRow } from '../../core/database/schema.ts';
import { productInMail } from '../../core/mail/mailText.ts';

/** A notice to the user who created new recovery codes. */
export const recoveryCodesMail = ({ email }: Pick<UserRow, 'email'>, origin: string): Mail => ({
  to: email,
  subject: 'New recovery codes were created',
  text: [
    `You have new recovery codes for ${productInMail}. The earlier ones no longer work.`,
    '',
    'If this was not you, sign out all other sessions, and create new codes:',
    `${origin}/my-account?section=security`,
    'Then choose a new password:',
    `${origin}/forgot-password`,
  ].join('\n'),
});
