import type { IncomingMessage, ServerResponse } from 'node:http';
import { readRequestId, type ClientInfo } from '@edge-console/service';
import compression from 'compression';
import { failure, invalid, statusOf, type Failure } from '../errors/failure.ts';
import { validationMessages } from '../errors/messages.ts';
import { credentialOf } from '../identity/accessToken.ts';
import type { AuthenticateRequest } from '../identity/authenticateRequest.ts';
import type { Logger } from '../logger.ts';
import { idempotencyKeyPattern } from '../mutations/idempotency.ts';
import type { Caller } from '../policy/principal.ts';
import { maskedFailure, rejectRequest, type ApiResponse } from './response.ts';
import { startDeadline, type Deadline } from './deadline.ts';
import type { Executor } from './execute.ts';
import {
  allowOrigin,
  sendPreflight,
  isAddressedTo,
  isJson,
  readActAs,
  readClientVersion,
  readIdempotencyKey,
  readSignInMethod,
} from './headers.ts';
import type { Operations } from './persistedOperations.ts';
import { parseRequest, readBody, type Body, type GraphQLRequest } from './requestBody.ts';

type HandlerOptions = {
  /** The host names of this API. */
  readonly hosts: readonly string[];
  /** Whether pages of an origin can send requests. */
  readonly isConsoleOrigin: (origin: string) => Promise<boolean>;
  readonly readClientInfo: (request: IncomingMessage) => ClientInfo;
  readonly authenticateRequest: AuthenticateRequest;
  readonly execute: Executor;
  readonly logger: Logger;
  readonly timeoutMilliseconds: number;
  /** Whether a console of this version must reload; it gets no other response. */
  readonly isTooOld: (version: string | null) => boolean;
  readonly operations: Operations;
};

export type Handler = {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Refuses new requests, and resolves when the running ones are answered. */
  drain(): Promise<void>;
};

type Stopped = { readonly failure: Failure; readonly status?: number };
type Admitted = { readonly body: GraphQLRequest; readonly idempotencyKey: string | null };

/**
 * Compresses responses for clients that accept it: a list page becomes eight times smaller. BREACH does not apply: another site cannot send
 * the token, which is not in a cookie. It can make the console send requests by opening one of its URLs, but a response never repeats
 * request input next to data, and a secret is sent only once. The middleware only needs Express's types.
 */
const compress = compression() as unknown as (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

function send(response: ServerResponse, { status, body }: ApiResponse, requestId: string): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
    ...(status === 405 ? { allow: 'POST' } : {}),
    // The rest of a body that is too large or too slow is not read, so the connection cannot be reused.
    ...(status === 413 || status === 504 ? { connection: 'close' } : {}),
  });
  response.end(JSON.stringify(body));
}

/** `POST /graphql`: checks without a database, then authentication, then execution. */
export function createHandler({
  hosts,
  isConsoleOrigin,
  readClientInfo,
  authenticateRequest,
  execute,
  logger,
  timeoutMilliseconds,
  isTooOld,
  operations,
}: HandlerOptions): Handler {
  const running = new Set<Promise<void>>();
  let isDraining = false;

  async function admit(request: IncomingMessage, isAllowed: boolean, deadline: Deadline): Promise<Admitted | Stopped> {
    if (isDraining) return { failure: failure('UNAVAILABLE') };
    if (!isAllowed) return { failure: failure('FORBIDDEN'), status: 403 };
    if (request.method !== 'POST') return { failure: failure('VALIDATION'), status: 405 };
    if (!isJson(request)) return { failure: failure('VALIDATION'), status: 415 };
    if (isTooOld(readClientVersion(request))) return { failure: failure('CLIENT_TOO_OLD') };
    const idempotencyKey = readIdempotencyKey(request);
    if (idempotencyKey !== null && !idempotencyKeyPattern.test(idempotencyKey)) {
      return { failure: invalid(validationMessages.idempotencyKey), status: 400 };
    }
    const read = await deadline.orElse<Body | Stopped>(readBody(request), () => ({ failure: failure('TIMEOUT') }));
    if ('failure' in read) return read;
    if ('tooLarge' in read) return { failure: failure('TOO_COMPLEX'), status: 413 };
    const sent = parseRequest(read.text);
    if (!sent) return { failure: failure('VALIDATION'), status: 400 };
    const body = await operations.requestOf(sent, request.headers.authorization);
    return body ? { body, idempotencyKey } : { failure: failure('UNKNOWN_OPERATION'), status: 400 };
  }

  async function identify(
    request: IncomingMessage,
    visitor: ClientInfo,
    requestId: string,
    deadline: Deadline,
  ): Promise<{ caller: Caller } | Stopped> {
    const { headers } = request;
    const { authorization } = headers;
    // A guest. The operation's rule decides whether it is public.
    if (!authorization) return { caller: null };
    const visit = {
      ...visitor,
      userAgent: headers['user-agent'] ?? null,
      requestId,
      signInMethod: readSignInMethod(request),
    };
    return deadline.orElse<{ caller: Caller } | Stopped>(
      authenticateRequest(authorization, visit, readActAs(request)),
      () => ({
        failure: failure('TIMEOUT'),
      }),
    );
  }

  async function createResponse(request: IncomingMessage, isAllowed: boolean, requestId: string): Promise<ApiResponse> {
    const deadline = startDeadline(timeoutMilliseconds);
    const admitted = await admit(request, isAllowed, deadline);
    if ('failure' in admitted) return rejectRequest(admitted.failure, requestId, admitted);
    const visitor = readClientInfo(request);
    const identified = await identify(request, visitor, requestId, deadline);
    if ('failure' in identified) return rejectRequest(identified.failure, requestId);
    return execute({
      ...admitted.body,
      caller: identified.caller,
      accessToken: credentialOf(request.headers.authorization ?? ''),
      idempotencyKey: admitted.idempotencyKey,
      requestId,
      ip: visitor.ip,
      origin: request.headers.origin ?? null,
      deadline,
    });
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestId = readRequestId(request);
    try {
      const { origin } = request.headers;
      const isAllowed = isAddressedTo(request, hosts) && (origin === undefined || (await isConsoleOrigin(origin)));
      if (isAllowed) allowOrigin(response, request);
      if (isAllowed && request.method === 'OPTIONS') sendPreflight(response);
      else send(response, await createResponse(request, isAllowed, requestId), requestId);
    } catch (error) {
      logger.error('A request failed', { requestId, error });
      const maskedError = maskedFailure(error, requestId);
      const masked = rejectRequest(maskedError, requestId, { status: statusOf(maskedError.code) ?? 500 });
      if (response.headersSent) response.end();
      else send(response, masked, requestId);
    }
  }

  return {
    async handle(request, response) {
      compress(request, response, () => undefined);
      const responding = respond(request, response);
      running.add(responding);
      await responding;
      running.delete(responding);
    },
    async drain() {
      isDraining = true;
      await Promise.all(running);
    },
  };
}
