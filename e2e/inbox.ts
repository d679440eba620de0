import type { APIRequestContext } from '@playwright/test';
import { expect } from './test.ts';

export type Mail = { to: string; subject: string; text: string };

/** The newest email to an address; waits until it is sent. */
export async function newestMail(request: APIRequestContext, to: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const response = await request.get(`/inbox/messages.json?to=${encodeURIComponent(to)}`);
      const { messages } = (await response.json()) as { messages: Mail[] };
      found = messages.find((mail) => mail.to === to && subject.test(mail.subject));
      return found?.subject;
    })
    .toBeDefined();
  if (!found) throw new Error(`No mail to ${to}.`);
  return found;
}

/** The link in an invitation. */
export function invitationLink(mail: Mail): string {
  const link = /https?:\/\/\S+\/register\/\S+/.exec(mail.text)?.[0];
  if (!link) throw new Error(`No link in: ${mail.text}`);
  return link;
}

/** The code in a mail. */
export function mailedCode(mail: Mail): string {
  const code = /\b\d{6}\b/.exec(mail.text)?.[0];
  if (!code) throw new Error(`No code in: ${mail.text}`);
  return code;
}
