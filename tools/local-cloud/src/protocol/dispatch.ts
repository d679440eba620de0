import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../http/body.ts';
import type { Pool } from '../user-pool/pool.ts';
import { verifySignature, type Credentials } from '../sigv4/verify.ts';
import { parseInput } from './input.ts';
import { findOperation } from './operations.ts';
import { ServiceError } from './serviceError.ts';

const contentType = 'application/x-amz-json-1.1';

/** Settings for checking requests. */
export type DispatchRules = {
  credentials: Credentials;
  /** The client address of a request. */
  addressOf: (request: IncomingMessage) => string;
  /** Whether a request came in on the public path, behind the firewall. */
  isOutside: (request: IncomingMessage) => boolean;
};

/** Runs the operation named in a request. @throws ServiceError */
async function runOperation(
  pool: Pool,
  { credentials, addressOf, isOutside }: DispatchRules,
  request: IncomingMessage,
): Promise<object> {
  // A foreign page cannot send this content type without a CORS preflight.
  if (request.headers['content-type'] !== contentType) {
    throw new ServiceError('SerializationException', `The content type must be ${contentType}.`, 415);
  }
  const target = String(request.headers['x-amz-target'] ?? '');
  const operation = findOperation(target);
  const body = await readBody(request);
  if (!operation)
    throw new ServiceError(
      'UnknownOperationException',
      `${target || 'A request without an operation'} is not supported here.`,
    );
  if (operation.access === 'signed') {
    const [path = '', query = ''] = (request.url ?? '').split('?', 2);
    const { method = '', headers } = request;
    verifySignature({ method, path, query, headers, body }, credentials, pool.now());
  }
  const input = parseInput(body);
  if (operation.isFirewalled && input['AccessToken'] !== undefined && isOutside(request)) throw blocked();
  return operation.run(pool, input, { address: addressOf(request) });
}

/** Cognito's response to requests blocked by a web ACL. */
const blocked = () => new ServiceError('ForbiddenException', 'Request not allowed due to WAF block.', 403);

function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  // A bug: logged here, masked for the client.
  console.error(error);
  return new ServiceError('InternalErrorException', 'Something went wrong on the server.', 500);
}

/** Sends an error like Cognito, with its name in the body and a header. */
export function sendError(response: ServerResponse, error: ServiceError): void {
  response.writeHead(error.status, {
    'content-type': contentType,
    'x-amzn-errortype': error.code,
    // Headers are ASCII; the body has the full message.
    'x-amzn-errormessage': error.message.replace(/[^\x20-\x7e]/g, '?'),
    ...(error.status === 413 ? { connection: 'close' } : {}),
  });
  response.end(JSON.stringify({ __type: error.code, message: error.message }));
}

/** Handles one `POST /identity/`. */
export async function dispatch(
  pool: Pool,
  rules: DispatchRules,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('x-amzn-requestid', randomUUID());
  response.setHeader('cache-control', 'no-store');
  try {
    const result = await runOperation(pool, rules, request);
    response.writeHead(200, { 'content-type': contentType });
    response.end(JSON.stringify(result));
  } catch (error) {
    sendError(response, toServiceError(error));
  }
}
