import type { Mail, UserRow } from '../../core/database/schema.ts';
import { nameInMail, productInMail } from '../../core/mail/mailText.ts';

type PasskeyChange = 'ADDED' | 'REMOVED';

const texts: Readonly<Record<PasskeyChange, { readonly subject: string; readonly text: (name: string) => string }>> = {
  ADDED: {
    subject: 'A passkey was added',
    text: (name) => `You can now sign in to ${productInMail} with the passkey “${name}”, without a password or code.`,
  },
  REMOVED: {
    subject: 'A passkey was removed',
    text: (name) => `The passkey “${name}” can no longer be used to sign in to ${productInMail}.`,
  },
};

/** A notice to the user whose passkeys changed. */
export const passkeyMail = ({
  change,
  name,
  user,
  origin,
}: {
  readonly change: PasskeyChange;
  readonly name: string;
  readonly user: Pick<UserRow, 'email'>;
  readonly origin: string;
}): Mail => ({
  to: user.email,
  subject: texts[change].subject,
  text: [
    texts[change].text(nameInMail(name)),
    '',
    'If this was not you, check your passkeys, and sign out all other sessions:',
    `${origin}/my-account?section=security`,
    'Then choose a new password:',
    `${origin}/forgot-password`,
  ].join('\n'),
});
