import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

type RequestContext = {
  readonly requestId: string;
  /** The name of a GraphQL operation that we know. */
  operation?: string;
};

const requestIdPattern = /^[\w.-]{1,64}$/;
const requestIds = new WeakMap<IncomingMessage, string>();
const current = new AsyncLocalStorage<RequestContext>();

/** The client's request ID if valid, otherwise a new one. */
export function readRequestId(request: IncomingMessage): string {
  const known = requestIds.get(request);
  if (known !== undefined) return known;
  const given = request.headers['x-request-id'];
  const requestId = typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
  requestIds.set(request, requestId);
  return requestId;
}

export const runInRequest = <T>(request: IncomingMessage, work: () => T): T =>
  current.run({ requestId: readRequestId(request) }, work);

/** The request that the running code works for. */
export const currentRequest = (): Readonly<RequestContext> | undefined => current.getStore();

/** Names the operation of the current request in its log lines and error reports. */
export function setOperation(operation: string): void {
  const store = current.getStore();
  if (store) store.operation = operation;
}
