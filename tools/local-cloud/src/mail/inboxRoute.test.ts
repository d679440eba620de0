import { createHash } from 'node:crypto';
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
  it('lists emails of the API and the pool, newest first, and keeps them after a restart', async () => {
    await mail('ana@example.test', 'From the API');
    test.advance(1_000);
    await test.admin('AdminCreateUser', { Username: 'bob@example.test' });
    await test.reopen();
    const [newest, oldest] = await messages();
    expect(newest).toMatchObject({ to: 'bob@example.test', subject: 'You have been invited to Edge Console' });
    expect(oldest).toMatchObject({ to: 'ana@example.test', subject: 'From the API', text: 'Text' });
    expect(Date.parse(newest?.sentAt ?? '')).toBeGreaterThan(Date.parse(oldest?.sentAt ?? ''));
  });

  it('filters by the full address of a recipient, ignoring case', async () => {
    await mail('ana@example.test');
    await mail('mariana@example.test');
    expect((await messages('?to=ANA%40example.test')).map(({ to }) => to)).toEqual(['ana@example.test']);
    const page = await test.send('/inbox?to=ana%40example.test');
    expect(page.text).toContain('To <a href="/inbox?to=ana%40example.test">');
    expect(page.text).not.toContain('To <a href="/inbox?to=mariana%40example.test">');
    expect(page.text).toContain('<option value="mariana@example.test">');
  });

  it('blocks scripts in emails, and cannot be framed', async () => {
    for (const path of ['/inbox', '/inbox/', '/inbox/messages.json', '/inbox/inbox.css']) {
      const response = await test.send(path);
      expect(response.status).toBe(200);
      expect(response.headers).toMatchObject({
        'content-security-policy':
          "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; frame-src 'self'",
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
    }
    expect((await test.send('/inbox/inbox.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it('shows HTML emails in a frame without scripts, with their styles and images', async () => {
    const html =
      '<html><head><style>p { color: red; }</style></head><body><script>alert(1)</script><p style="color: blue">Hi</p></body></html>';
    await test.cloud().sendMail({ to: 'ana@example.test', subject: 'Hi', text: 'Hi', sender: 'North <b>', html });
    const [sent] = await messages();
    expect(sent).toMatchObject({ sender: 'North <b>', hasHtml: true });
    expect(sent).not.toHaveProperty('html');
    const page = await test.send('/inbox');
    expect(page.text).toContain('From North &lt;b&gt; · To ');
    expect(page.text).toContain(
      `<iframe src="/inbox/${sent?.id}.html" title="Hi" loading="lazy" sandbox="allow-popups`,
    );
    const response = await test.send(`/inbox/${sent?.id}.html`);
    expect(response.text).toBe(html.replace('<head>', '<head><base target="_blank">'));
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toMatch(
      /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src http:\S+; /,
    );
    expect(policy).toContain(
      `style-src 'sha256-${createHash('sha256').update('p { color: red; }').digest('base64')}'; form-action`,
    );
    expect(policy).not.toMatch(/script-src|unsafe/);
    expect((await test.send('/inbox/999.html')).status).toBe(404);
  });
});
