import type { Mail } from './mail.ts';

/**
 * Texts with the service's placeholders `{username}` and `{####}` (the temporary password), and with `{inviter}` and
 * `{account}`, which a custom-message trigger fills from the metadata of the call.
 */
export type InviteMessage = { subject: string; body: string };

export const defaultInviteMessage = (origin: string): InviteMessage => ({
  subject: 'You are invited to Edge Console',
  body: [
    '{inviter} has invited you to {account} in Edge Console.',
    '',
    'Choose your password here:',
    `${origin}/register/?username={username}&code={####}`,
    '',
    'The link is valid for 7 days. If you did not expect this invitation, you can ignore it.',
  ].join('\n'),
});

/** Stricter than encodeURIComponent: no characters that a mail client might cut off a link. */
const encode = (value: string): string =>
  encodeURIComponent(value).replace(
    /[!'()*]|\.$/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** `ClientMetadata` of the invitation: inviter and account. */
export type InvitationMetadata = { readonly inviter?: string; readonly account?: string };

/** The mail for somebody invited. Inside an address the values are URL-encoded, elsewhere they stand as they are. */
export function invitation(
  message: InviteMessage,
  email: string,
  temporaryPassword: string,
  { inviter = 'Somebody', account = 'an account' }: InvitationMetadata = {},
): Mail {
  const values: Readonly<Record<string, string>> = {
    '{username}': email,
    '{####}': temporaryPassword,
    '{inviter}': inviter,
    '{account}': account,
  };
  const fill = (text: string): string =>
    text.replace(/\S+/g, (word) => {
      const write = /^https?:\/\//.test(word) ? encode : String;
      return word.replace(/\{(?:username|####|inviter|account)\}/g, (placeholder) => write(values[placeholder] ?? ''));
    });
  return { to: email, subject: fill(message.subject), text: fill(message.body) };
}
