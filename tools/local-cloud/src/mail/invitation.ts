import { defaultProduct, type Mail } from './mail.ts';

/**
 * Texts with Cognito's placeholders `{username}` and `{####}` (the temporary password), and with `{inviter}`, `{account}`, and
 * `{product}`, which a custom message trigger would fill from the call's metadata.
 */
export type InviteMessage = { subject: string; body: string };

export const defaultInviteMessage = (origin: string): InviteMessage => ({
  subject: 'You have been invited to {product}',
  body: [
    '{inviter} has invited you to join {account} in {product}.',
    '',
    'Choose your password here:',
    `${origin}/register/?username={username}&code={####}`,
    '',
    'The link is valid for 7 days and works once. If you did not expect this invitation, ignore it.',
  ].join('\n'),
});

/** Stricter than encodeURIComponent: also encodes characters that email clients cut off links. */
export const encodeInLink = (value: string): string =>
  encodeURIComponent(value).replace(
    /[!'()*]|\.$/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** `ClientMetadata` of a call: the inviter, account, and product, and other fields for the custom message trigger. */
export type MessageMetadata = Readonly<Record<string, string>>;

/** Simulates a custom message trigger: changes an email of the pool before it is sent, based on the metadata of a signed call. */
export type WriteMail = (mail: Mail, metadata: MessageMetadata) => Mail;

/** The invitation email. Values inside URLs are encoded. */
export function invitation(
  message: InviteMessage,
  email: string,
  temporaryPassword: string,
  { inviter = 'An administrator', account = 'an account', product = defaultProduct }: MessageMetadata = {},
): Mail {
  const values: Readonly<Record<string, string>> = {
    '{username}': email,
    '{####}': temporaryPassword,
    '{inviter}': inviter,
    '{account}': account,
    '{product}': product,
  };
  const fill = (text: string): string =>
    text.replace(/\S+/g, (word) => {
      const write = /^https?:\/\//.test(word) ? encodeInLink : String;
      return word.replace(/\{(?:username|####|inviter|account|product)\}/g, (placeholder) =>
        write(values[placeholder] ?? ''),
      );
    });
  return { to: email, subject: fill(message.subject), text: fill(message.body) };
}
