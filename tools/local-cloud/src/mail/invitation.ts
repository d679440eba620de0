import type { Mail } from './mail.ts';

/** Texts with the service's placeholders `{username}` and `{####}` (the temporary password). */
export type InviteMessage = { subject: string; body: string };

export const defaultInviteMessage = (origin: string): InviteMessage => ({
  subject: 'You are invited to Edge Console',
  body: [
    'You have been invited to Edge Console.',
    '',
    'Choose your password here:',
    `${origin}/register/?username={username}&code={####}`,
    '',
    'The link is valid for 7 days. If you did not expect this invitation, you can ignore it.',
  ].join('\n'),
});

/** Stricter than encodeURIComponent: nothing is left over that a mail reader might cut off a link. */
const encode = (value: string): string =>
  encodeURIComponent(value).replace(
    /[!'()*]|\.$/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The mail for somebody invited. Inside an address the values are URL-encoded, elsewhere they stand as they are. */
export function invitation(message: InviteMessage, email: string, temporaryPassword: string): Mail {
  const values: Readonly<Record<string, string>> = { '{username}': email, '{####}': temporaryPassword };
  const fill = (text: string): string =>
    text.replace(/\S+/g, (word) => {
      const write = /^https?:\/\//.test(word) ? encode : String;
      return word.replace(/\{username\}|\{####\}/g, (placeholder) => write(values[placeholder] ?? ''));
    });
  return { to: email, subject: fill(message.subject), text: fill(message.body) };
}
