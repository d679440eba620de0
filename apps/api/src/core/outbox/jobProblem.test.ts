import { expect, it } from 'vitest';
import { StatusError } from '../services/statusError.ts';
import { describeProblem } from './jobProblem.ts';

const errorWith = (facts: object, message = 'Failed') => Object.assign(new Error(message), facts);

it.each([
  [errorWith({ name: 'TimeoutError' }), 'TIMEOUT', 'TimeoutError'],
  [new DOMException('The operation timed out', 'TimeoutError'), 'TIMEOUT', 'TimeoutError'],
  [errorWith({ code: 'ETIMEDOUT' }), 'TIMEOUT', 'ETIMEDOUT'],
  [new TypeError('fetch failed', { cause: errorWith({ code: 'ECONNREFUSED' }) }), 'UNAVAILABLE', 'ECONNREFUSED'],
  [new TypeError('fetch failed', { cause: errorWith({ code: 'UND_ERR_SOCKET' }) }), 'UNAVAILABLE', 'UND_ERR_SOCKET'],
  [errorWith({ name: 'UnknownError', $metadata: { httpStatusCode: 503 } }), 'UNAVAILABLE', 'UnknownError'],
  [new SyntaxError('Unexpected token <'), 'UNAVAILABLE', 'SyntaxError'],
  [errorWith({ code: 'ECONNECTION' }), 'UNAVAILABLE', 'ECONNECTION'],
  [errorWith({ code: 'EENVELOPE', responseCode: 451 }), 'UNAVAILABLE', 'SMTP 451'],
  [errorWith({ code: 'EENVELOPE', responseCode: 550 }, '550 anna@alder.example'), 'REJECTED', 'SMTP 550'],
  [errorWith({ code: 'EAUTH', responseCode: 535 }), 'ACCESS_DENIED', 'SMTP 535'],
  [errorWith({ name: 'TooManyRequestsException' }), 'THROTTLED', 'TooManyRequestsException'],
  [errorWith({ name: 'ExpiredTokenException' }), 'ACCESS_DENIED', 'ExpiredTokenException'],
  [
    errorWith({ name: 'InvalidParameterException', $metadata: { httpStatusCode: 400 } }),
    'REJECTED',
    'InvalidParameterException',
  ],
  [new StatusError('Edge Intelligence', 503), 'UNAVAILABLE', 'HTTP 503'],
  [new StatusError('Edge Intelligence', 429), 'THROTTLED', 'HTTP 429'],
  [new StatusError('Edge Intelligence', 403), 'ACCESS_DENIED', 'HTTP 403'],
  [new StatusError('Edge Intelligence', 404), 'REJECTED', 'HTTP 404'],
  [new Error('A bug with anna@alder.example'), 'REJECTED', null],
  ['text', 'REJECTED', null],
])('%s is classified', (error, problem, code) => {
  expect(describeProblem(error)).toEqual({ problem, code });
});
