import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestCloud, type TestCloud } from '../testing/testCloud.ts';
import type { SentMail } from './mail.ts';

let test: TestCloud;

beforeEach(async () => {
  test = await startTestCloud();
});

afterEach(() => test.stop());

const mail = (to: string, subject = 'Hello') => test.cloud().sendMail({ to, subject, text: 'Text' });

async function messages(query = ''): Promise<SentMail[]> {
  const { text } = await test.send(`/inbox/messages.json${query}`);
  return (JSON.parse(text) as { messages: SentMail[] }).messages;
}

describe('the inbox', () => {
  it('lists the mails of the API and of the pool, newest first, and keeps them over a restart', async () => {
    await mail('ana@example.test', 'From the API');
    test.advance(1_000);
    await test.admin('AdminCreateUser', { Username: 'bob@example.test' });
    await test.reopen();
    const [newest, oldest] = await messages();
    expect(newest).toMatchObject({ to: 'bob@example.test', subject: 'You are invited to Edge Console' });
    expect(oldest).toMatchObject({ to: 'ana@example.test', subject: 'From the API', text: 'Text' });
    expect(Date.parse(newest?.sentAt ?? '')).toBeGreaterThan(Date.parse(oldest?.sentAt ?? ''));
  });

  it('shows one recipient’s mails, by the address in any case and in full', async () => {
    await mail('ana@example.test');
    await mail('mariana@example.test');
    expect((await messages('?to=ANA%40example.test')).map(({ to }) => to)).toEqual(['ana@example.test']);
    const page = await test.send('/inbox?to=ana%40example.test');
    expect(page.text).toContain('To <a href="/inbox?to=ana%40example.test">');
    expect(page.text).not.toContain('To <a href="/inbox?to=mariana%40example.test">');
    expect(page.text).toContain('<option value="mariana@example.test">');
  });

  it('is served so that nothing in a mail can run, and no other page can embed it', async () => {
    for (const path of ['/inbox', '/inbox/', '/inbox/messages.json', '/inbox/inbox.css']) {
      const answer = await test.send(path);
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-security-policy':
          "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
    }
    expect((await test.send('/inbox/inbox.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  });
});
