import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { pageHeaders } from '../http/pageHeaders.ts';
import { answerMethodNotAllowed, answerText, isRead, type Route } from '../http/route.ts';
import type { MailRepository } from '../store/mailRepository.ts';
import { renderInbox } from './inboxPage.ts';

const shownMails = 100;

function answer(response: ServerResponse, contentType: string, body: string): void {
  response.writeHead(200, { ...pageHeaders, 'content-type': `${contentType}; charset=utf-8` });
  response.end(body);
}

/** `/inbox` for people, `/inbox/messages.json` for tests; both take `?to=` with one address. */
export function createInboxRoute(mails: MailRepository): Route {
  const stylesheet = readFileSync(new URL('./inbox.css', import.meta.url), 'utf8');

  return (path, request, response) => {
    if (!isRead(request)) {
      answerMethodNotAllowed(response, 'GET, HEAD');
      return;
    }
    const query = new URLSearchParams((request.url ?? '').split('?', 2)[1]);
    const recipient = query.get('to')?.trim() || undefined;
    switch (path) {
      case '/inbox':
      case '/inbox/': {
        const page = { messages: mails.list(recipient, shownMails), recipients: mails.recipients(), recipient };
        answer(response, 'text/html', renderInbox(page));
        return;
      }
      case '/inbox/messages.json':
        answer(response, 'application/json', JSON.stringify({ messages: mails.list(recipient, shownMails) }));
        return;
      case '/inbox/inbox.css':
        answer(response, 'text/css', stylesheet);
        return;
      default:
        answerText(response, 404, 'Not found.');
    }
  };
}
