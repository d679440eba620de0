import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { hasSecret } from '../transport/headers.ts';
import type { EdgeIntelligence } from './edgeIntelligence.ts';

const keysBody = v.object({
  keys: v.array(v.object({ value: v.string(), enabled: v.boolean(), allowedOrigins: v.array(v.string()) })),
});
const parametersBody = v.object({ values: v.record(v.string(), v.any()) });

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

type Result = { readonly status: number; readonly body?: unknown };

async function call(service: EdgeIntelligence, request: IncomingMessage): Promise<Result> {
  const [, collection = '', id = '', part = '', category = ''] = (request.url ?? '').split('/').map(decodeURIComponent);
  switch (`${request.method} /${collection}/${part}`) {
    case 'PUT /accounts/':
      return { status: 200, body: { customerId: await service.createCustomer(id) } };
    case 'PUT /customers/keys':
      await service.putKeys(id, v.parse(keysBody, await readJson(request)).keys);
      return { status: 204 };
    case 'PUT /customers/parameters':
      await service.putParameters(id, category, v.parse(parametersBody, await readJson(request)).values);
      return { status: 204 };
    case 'DELETE /customers/parameters':
      await service.putParameters(id, category, null);
      return { status: 204 };
    default:
      return { status: 404 };
  }
}

/** The HTTP interface that the API expects of Edge Intelligence, on top of any implementation. */
export const edgeIntelligenceHandler =
  (service: EdgeIntelligence, token: string) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const send = ({ status, body }: Result) =>
      response
        .writeHead(status, body === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' })
        .end(body === undefined ? '' : JSON.stringify(body));
    if (!hasSecret(request, [token])) return void send({ status: 401 });
    call(service, request).then(send, () => send({ status: 400 }));
  };
