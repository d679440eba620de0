import type { ServerResponse } from 'node:http';

const requestHeaders = [
  'amz-sdk-invocation-id',
  'amz-sdk-request',
  'cache-control',
  'content-type',
  'x-amz-target',
  'x-amz-user-agent',
];
const exposedHeaders = ['x-amzn-requestid', 'x-amzn-errortype', 'x-amzn-errormessage', 'date', 'retry-after'];

/** Lets pages of an allowed origin read the response. Without `authorization`, because signed requests come from servers. */
export function allowOrigin(response: ServerResponse, origin: string | undefined): void {
  response.setHeader('vary', 'origin');
  if (origin === undefined) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-expose-headers', exposedHeaders.join(','));
}

export function sendPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': requestHeaders.join(','),
    'access-control-max-age': '7200',
  });
  response.end();
}
