import type { EntityRow, Mail } from '../../core/database/schema.ts';
import { nameInMail, productInMail } from '../../core/mail/mailText.ts';
import { graceDays } from '../../core/policy/mfaRequirement.ts';

type Notice = { readonly to: string; readonly entity: EntityRow; readonly origin: string };

/** The mail to users without MFA when their account starts to require it. */
export const mfaRequiredMail = ({ to, entity, origin }: Notice): Mail => ({
  to,
  subject: 'Set up multi-factor authentication',
  text: [
    `${nameInMail(entity.name)} now requires multi-factor authentication for everyone who signs in to ${productInMail}.`,
    '',
    `You have ${graceDays} days to set it up. After that, you cannot use the console until you do. Setup takes about a minute`,
    'and requires an authenticator app on your phone:',
    `${origin}/my-account?section=security`,
    '',
    'If you sign in through a provider (Google, Microsoft, or GitHub), you do not need to do anything.',
    'Nothing is wrong with your account, and we will never ask for your password.',
  ].join('\n'),
});
