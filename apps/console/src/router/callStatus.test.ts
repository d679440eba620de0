import { expect, it } from 'vitest';
import { callStatus } from './callStatus.ts';

it.each([
  ['server', 'HTTP_503', 'Error 503: Service Unavailable'],
  ['server', 'HTTP_502', 'Error 502'],
  ['server', 'UNAVAILABLE', 'Error 503: Service Unavailable'],
  ['server', 'CIRCUIT_OPEN', 'Error 503: Service Unavailable'],
  ['server', 'TIMEOUT', 'Error 504'],
  ['server', 'INTERNAL', 'Error 500: Internal Server Error'],
  ['forbidden', 'FORBIDDEN', 'Error 403: Forbidden'],
  ['notFound', 'NOT_FOUND', 'Error 404: Not Found'],
  ['throttle', 'RATE_LIMITED', 'Error 429'],
  ['bug', 'MALFORMED', 'Error 500: Internal Server Error'],
  ['network', 'TIMEOUT', undefined],
] as const)('maps a failed call of kind %s with code %s to status %s', (kind, code, status) => {
  expect(callStatus({ kind, code, requestId: 'r' })).toBe(status);
});
