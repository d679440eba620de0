import { expect, it } from 'vitest';
import { readAnswer } from './readAnswer.ts';
import { errorText } from './errorText.ts';

/** The sentence for an answer as it comes over the wire. */
function textOf(status: number, body: unknown): string {
  const result = readAnswer({ status, body, retryAfter: null }, 'request-1', 0);
  return result.ok ? 'no failure' : errorText(result.error);
}

const refusal = (code: string) => ({ data: null, errors: [{ message: 'm', extensions: { code, requestId: 'r' } }] });

it.each([
  ['the API, whose database is down or full', 503, refusal('UNAVAILABLE')],
  ['a proxy in front of the API', 503, null],
])('says that the service is not available when this says so: %s', (_who, status, body) => {
  expect(textOf(status, body)).toBe('The service is not available. Try again later.');
});

it('does not say so of a bug or a timeout', () => {
  expect(textOf(500, refusal('INTERNAL'))).toBe('Something went wrong. Try again.');
  expect(textOf(504, refusal('TIMEOUT'))).toBe('Something went wrong. Try again.');
});
