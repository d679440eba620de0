import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AccessRules } from '../http/access.ts';
import { readBody } from '../http/body.ts';
import { sendMethodNotAllowed, sendText, isReadMethod, pageHeaders, type Route } from '../http/route.ts';
import type { DomainRepository } from '../store/domainRepository.ts';
import { ServiceError } from '../protocol/serviceError.ts';
import { advance, ageing } from './domainHosting.ts';
import { renderZone } from './zonePage.ts';
import { parseZoneLine } from './zoneRecord.ts';

/** With `no-referrer`, browsers send `Origin: null` for same-origin forms. */
const headers = { ...pageHeaders, 'referrer-policy': 'same-origin', 'content-type': 'text/html; charset=utf-8' };

/** `/zone`: the editable DNS zone of the local stack and its certificates. */
export function createZoneRoute(store: DomainRepository, rules: AccessRules, now: () => number): Route {
  function show(response: ServerResponse, refused?: string): void {
    const records = store.records();
    const certificates = store.certificates().map((one) => advance(one, records, now()));
    response.writeHead(refused === undefined ? 200 : 400, headers);
    response.end(renderZone({ records, certificates, ...(refused === undefined ? {} : { refused }) }));
  }

  /** Return whether the form is valid. */
  const actions: Readonly<Record<string, (form: URLSearchParams) => boolean>> = {
    '/zone/add'(form) {
      const record = parseZoneLine(form.get('line') ?? '');
      if (record) store.addRecord(record);
      return record !== null;
    },
    '/zone/remove'(form) {
      const [name = '', type = '', value = ''] = ['name', 'type', 'value'].map((field) => form.get(field) ?? '');
      store.removeRecord({ name, type, value });
      return true;
    },
    '/zone/age'(form) {
      const stored = store.findCertificate(form.get('arn') ?? '');
      const age = ageing[form.get('action') ?? ''];
      if (stored && age) store.saveCertificate(age(stored));
      return true;
    },
  };

  async function act(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    // No other page can edit the zone.
    const origin = await rules.checkOrigin(request.headers);
    if (origin === false) return sendText(response, 403, 'This origin is not allowed.');
    const form = new URLSearchParams(await readBody(request));
    if (actions[path]?.(form) !== true) return show(response, form.get('line') ?? '');
    response.writeHead(303, { location: '/zone', 'cache-control': 'no-store' });
    response.end();
  }

  return async (path, request, response) => {
    const isPage = path === '/zone' || path === '/zone/';
    if (!isPage && !(path in actions)) return sendText(response, 404, 'Not found.');
    if (isPage) return isReadMethod(request) ? show(response) : sendMethodNotAllowed(response, 'GET, HEAD');
    if (request.method !== 'POST') return sendMethodNotAllowed(response, 'POST');
    try {
      await act(path, request, response);
    } catch (error) {
      // The body is too large or truncated.
      if (!(error instanceof ServiceError)) throw error;
      response.setHeader('connection', 'close');
      sendText(response, error.status, error.message);
    }
  };
}
