import type { EntityRow, Mail } from '../../core/database/schema.ts';
import { nameInMail, productInMail } from '../../core/mail/mailText.ts';
import { graceDays } from '../../core/policy/mfaRequirement.ts';

type Notice = { readonly to: string; readonly entity: EntityRow; readonly origin: string };

/** The mail to users without MFA when their account starts to require it. */
export const mfaRequiredMail = ({ to, entity, origin }: Notice): Mail => ({
  to,
  subject: 'Set up multi-factor authentication',
  text: [
    `${nameInMail(entity.name)} now requires multi-factor authentication of everyone who signs in to ${productInMail}.`,
    '',
    `You have ${graceDays} days. After that the console opens for you only once you have set it up, which takes a minute`,
    'and an authenticator app on your phone:',
    `${origin}/my-account`,
    '',
    'If you sign in through a provider (Google, Microsoft, GitHub) there is nothing to do.',
    'Nothing is wrong with your account, and nobody asks for your password.',
  ].join('\n'),
});
