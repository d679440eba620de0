import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { pageHeaders, sendMethodNotAllowed, sendText, isReadMethod, type Route } from '../http/route.ts';
import type { MailRepository } from '../store/mailRepository.ts';
import { renderInbox } from './inboxPage.ts';

const shownMails = 100;

const pagePolicy = `${pageHeaders['content-security-policy']}; frame-src 'self'`;

function send(response: ServerResponse, contentType: string, body: string, policy = pagePolicy): void {
  response.writeHead(200, {
    ...pageHeaders,
    'content-type': `${contentType}; charset=utf-8`,
    'content-security-policy': policy,
  });
  response.end(body);
}

/** Emails are untrusted: no scripts, and only images from the object store. */
function mailPolicy(html: string, imageOrigin: string): string {
  const hashes = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, style = '']) => ` 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  return [
    'sandbox allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    `img-src ${imageOrigin}`,
    ...(hashes.length > 0 ? [`style-src${hashes.join('')}`] : []),
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * `/inbox` is a page, `/inbox/messages.json` is for tests; both accept `?to=` with one address. `/inbox/{id}.html` is the HTML version of
 * an email.
 * @param imageOrigin origin of images in emails
 */
export function createInboxRoute(mails: MailRepository, imageOrigin: string): Route {
  const stylesheet = readFileSync(new URL('./inbox.css', import.meta.url), 'utf8');

  return (path, request, response) => {
    if (!isReadMethod(request)) {
      sendMethodNotAllowed(response, 'GET, HEAD');
      return;
    }
    const query = new URLSearchParams((request.url ?? '').split('?', 2)[1]);
    const recipient = query.get('to')?.trim() || undefined;
    switch (path) {
      case '/inbox':
      case '/inbox/': {
        const page = { messages: mails.list(recipient, shownMails), recipients: mails.recipients(), recipient };
        send(response, 'text/html', renderInbox(page));
        return;
      }
      case '/inbox/messages.json':
        send(response, 'application/json', JSON.stringify({ messages: mails.list(recipient, shownMails) }));
        return;
      case '/inbox/inbox.css':
        send(response, 'text/css', stylesheet);
        return;
      default: {
        const html = mails.html(Number(/^\/inbox\/(\d+)\.html$/.exec(path)?.[1] ?? 0));
        if (html !== undefined) {
          const shown = html.replace('<head>', '<head><base target="_blank">');
          send(response, 'text/html', shown, mailPolicy(html, imageOrigin));
          return;
        }
        sendText(response, 404, 'Not found.');
      }
    }
  };
}
