import type { SentMail } from './mail.ts';
import { escapeHtml, textToHtml } from './textToHtml.ts';

type InboxPage = {
  /** Newest first. */
  messages: readonly SentMail[];
  /** All recipients, as suggestions. */
  recipients: readonly string[];
  /** Filter; undefined for all. */
  recipient: string | undefined;
};

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** The HTML version, loaded on demand into a frame without scripts. Links open in a new tab. */
const renderHtml = ({ id, subject }: SentMail): string => `
          <details>
            <summary>Show HTML version</summary>
            <iframe src="/inbox/${id}.html" title="${escapeHtml(subject)}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
          </details>`;

function renderMessage(mail: SentMail): string {
  const { id, to, subject, text, sender, sentAt } = mail;
  const address = `/inbox?to=${encodeURIComponent(to)}`;
  const from = sender === undefined ? '' : `From ${escapeHtml(sender)} · `;
  return `
      <li>
        <article class="mail" aria-labelledby="mail-${id}">
          <header>
            <h2 id="mail-${id}">${escapeHtml(subject)}</h2>
            <p class="envelope">
              <span>${from}To <a href="${escapeHtml(address)}">${escapeHtml(to)}</a></span>
              <time datetime="${escapeHtml(sentAt)}">${timeFormat.format(new Date(sentAt))} UTC</time>
            </p>
          </header>
          <p class="text">${textToHtml(text)}</p>${mail.hasHtml ? renderHtml(mail) : ''}
        </article>
      </li>`;
}

function renderMessages({ messages, recipient }: InboxPage): string {
  if (messages.length > 0) return `<ul class="mails">${messages.map(renderMessage).join('')}\n    </ul>`;
  const [title, hint] =
    recipient === undefined
      ? ['No mail yet', 'E-mails appear here when the console sends them, for example when you invite a user.']
      : [`No mail for ${escapeHtml(recipient)}`, '<a href="/inbox">Show all mail</a>'];
  return `<div class="empty"><h2>${title}</h2><p>${hint}</p></div>`;
}

/** Renders the inbox as an HTML document without scripts or inline styles. */
export function renderInbox(page: InboxPage): string {
  const { recipient = '', recipients } = page;
  const suggestions = recipients.map((address) => `<option value="${escapeHtml(address)}"></option>`).join('');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Inbox · Edge Console</title>
    <link rel="stylesheet" href="/inbox/inbox.css">
  </head>
  <body>
    <header class="top">
      <div>
        <h1>Inbox</h1>
        <p>E-mails sent by the local stack. Nothing leaves your machine. <a href="/zone">DNS zone</a></p>
      </div>
      <form action="/inbox" method="get" role="search">
        <label for="to">Recipient</label>
        <div class="row">
          <input id="to" name="to" type="search" value="${escapeHtml(recipient)}" list="recipients" autocomplete="off" spellcheck="false">
          <datalist id="recipients">${suggestions}</datalist>
          <button type="submit">Show</button>
          <a class="button" href="/inbox">All mail</a>
        </div>
      </form>
    </header>
    <main>
    ${renderMessages(page)}
    </main>
  </body>
</html>
`;
}
