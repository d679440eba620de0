import { expect, it } from 'vitest';
import { readResponse } from './readResponse.ts';
import { errorText } from './errorText.ts';

function textOf(status: number, body: unknown): string {
  const result = readResponse({ status, body, retryAfter: null }, 'request-1', 0);
  return result.ok ? 'no failure' : errorText(result.error);
}

const refusal = (code: string) => ({ data: null, errors: [{ message: 'm', extensions: { code, requestId: 'r' } }] });

it.each([
  ['the API without its database', 503, refusal('UNAVAILABLE')],
  ['a proxy in front of the API', 503, null],
])('reports an unavailable service from %s', (_who, status, body) => {
  expect(textOf(status, body)).toBe('The service is not available. Try again later.');
});

it('reports a bug or a timeout as a generic error', () => {
  expect(textOf(500, refusal('INTERNAL'))).toBe('Something went wrong. Try again.');
  expect(textOf(504, refusal('TIMEOUT'))).toBe('Something went wrong. Try again.');
});
