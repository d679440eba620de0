import { describe, expect, it } from 'vitest';
import { renderInbox } from './inboxPage.ts';
import { codeMail, passwordResetMail } from './codeMail.ts';
import { defaultInviteMessage, invitation } from './invitation.ts';
import { escapeHtml, textToHtml } from './textToHtml.ts';

describe('an invitation', () => {
  it('has a link with any address and temporary password', () => {
    const email = "o'neil+a&b@example.test";
    const password = `A1a!?&=#%+ "'().`;
    const mail = invitation(defaultInviteMessage('http://localhost:3000'), email, password);
    const [link = ''] = /http\S+/.exec(mail.text) ?? [];
    expect(link).toMatch(/^http:\/\/localhost:3000\/register\/\?username=[\w%.-]+&code=[\w%-]+$/);
    const { searchParams } = new URL(link);
    expect(searchParams.get('username')).toBe(email);
    expect(searchParams.get('code')).toBe(password);
    expect(mail.to).toBe(email);
    expect(textToHtml(mail.text)).toContain(`<a href="${escapeHtml(link)}">`);
  });

  it('names the inviter and the account if given, and does not expand placeholders in names', () => {
    const message = defaultInviteMessage('http://localhost:3000');
    const first = (metadata?: Record<string, string>) =>
      invitation(message, 'a@b.example', 'x', metadata).text.split('\n')[0];
    expect(first({ inviter: 'Olle {####} Ek', account: 'Alder TV' })).toBe(
      'Olle {####} Ek has invited you to join Alder TV in Edge Console.',
    );
    expect(first()).toBe('An administrator has invited you to join an account in Edge Console.');
  });

  it('fills a custom text, and encodes only inside URLs', () => {
    const message = { subject: 'Hello {username}', body: '{username}, {####} or https://a.example/?c={####}' };
    expect(invitation(message, 'a@b.example', 'x y{username}')).toEqual({
      to: 'a@b.example',
      subject: 'Hello a@b.example',
      text: 'a@b.example, x y{username} or https://a.example/?c=x%20y%7Busername%7D',
    });
  });
});

describe('a code email', () => {
  const sent = { to: 'a+b@x.example', code: '123456', lifetime: 600_000, origin: 'https://console.example' };

  it('contains the product, the lifetime of the code, and the page to enter it', () => {
    expect(codeMail({ ...sent, purpose: 'password' }).text).toBe(
      [
        'To choose a new password for Edge Console, enter this code:',
        '',
        '123456',
        '',
        'The code is valid for 10 minutes.',
        '',
        'Enter it on this page:',
        'https://console.example/confirm-password/?email=a%2Bb%40x.example',
        '',
        'If you did not request this, ignore this e-mail. Your password is unchanged.',
      ].join('\n'),
    );
    const signUp = codeMail({ ...sent, lifetime: 24 * 3_600_000, purpose: 'sign-up' }).text;
    expect(signUp).toContain('valid for 24 hours');
    expect(signUp).toContain('/activate-account/?email=');
  });

  it('says who reset the password and that the old one no longer works', () => {
    const { subject, text } = passwordResetMail(sent, { inviter: 'Anna Berg', account: 'Alder TV', product: 'North' });
    expect(subject).toBe('Your password was reset');
    expect(text).toContain('Anna Berg reset your password for Alder TV in North.');
    expect(text).toContain('Your old password no longer works');
    expect(text).toContain('valid for 10 minutes');
    expect(text).toContain('https://console.example/confirm-password/?email=a%2Bb%40x.example');
    expect(text).not.toContain('ignore');
    expect(passwordResetMail(sent, {}).text).toMatch(/^An administrator reset your password for Edge Console\./);
  });
});

describe('textToHtml', () => {
  it('escapes markup', () => {
    expect(textToHtml(`<script>alert("1")</script> & 'x'`)).toBe(
      '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;',
    );
    expect(textToHtml('http://a.example/"onclick=')).toBe(
      '<a href="http://a.example/">http://a.example/</a>&quot;onclick=',
    );
  });

  it('links only http URLs, without a trailing period', () => {
    expect(textToHtml('Go to http://a.example/?a=1&b=2. Or javascript:alert(1)')).toBe(
      'Go to <a href="http://a.example/?a=1&amp;b=2">http://a.example/?a=1&amp;b=2</a>. Or javascript:alert(1)',
    );
  });
});

describe('the inbox page', () => {
  const mail = {
    id: 1,
    to: 'a+b@x.example',
    subject: '<b>Hi</b>',
    text: 'Text',
    sentAt: '2026-11-20T09:05:00.000Z',
    hasHtml: false,
  };

  it('shows the escaped address, subject, time, and text of an email', () => {
    const html = renderInbox({ messages: [mail], recipients: ['"><i>'], recipient: '"><script>' });
    expect(html).toContain('<h2 id="mail-1">&lt;b&gt;Hi&lt;/b&gt;</h2>');
    expect(html).toContain('<a href="/inbox?to=a%2Bb%40x.example">a+b@x.example</a>');
    expect(html).toContain('<time datetime="2026-11-20T09:05:00.000Z">20 Nov 2026, 09:05 UTC</time>');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(html).not.toMatch(/<script|<i>| style=| on\w+=/);
  });

  it('explains why it is empty', () => {
    expect(renderInbox({ messages: [], recipients: [], recipient: undefined })).toContain('No mail yet');
    expect(renderInbox({ messages: [], recipients: [], recipient: '<a@b>' })).toContain('No mail for &lt;a@b&gt;');
  });
});
