import type { Mail, UserRow } from '../../core/database/schema.ts';
import { nameInMail, productInMail } from '../../core/mail/mailText.ts';

type ProviderLinkChange = 'LINKED' | 'UNLINKED';

const texts: Readonly<Record<ProviderLinkChange, (provider: string) => { subject: string; text: string }>> = {
  LINKED: (provider) => ({
    subject: `${provider} was linked to your account`,
    text: `You can now sign in to ${productInMail} with ${provider}, without your password or a code.`,
  }),
  UNLINKED: (provider) => ({
    subject: `${provider} was unlinked from your account`,
    text: `You can no longer sign in to ${productInMail} with ${provider}. All your sessions have ended.`,
  }),
};

/** A notice to the user whose sign-in methods changed. */
export function providerLinkMail({
  change,
  provider,
  user,
  origin,
}: {
  readonly change: ProviderLinkChange;
  readonly provider: string;
  readonly user: Pick<UserRow, 'email'>;
  readonly origin: string;
}): Mail {
  const { subject, text } = texts[change](nameInMail(provider));
  return {
    to: user.email,
    subject,
    text: [
      text,
      '',
      'If this was not you, check your sign-in methods, and sign out all other sessions:',
      `${origin}/my-account?section=security`,
      'Then choose a new password:',
      `${origin}/forgot-password`,
    ].join('\n'),
  };
}
