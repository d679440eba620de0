import { expect, it } from 'vitest';
import { submitResultOf } from './submitResult.ts';

it('returns the API’s messages unchanged', () => {
  const userErrors = [
    { code: 'EMAIL_EXISTS', field: ['email'], message: 'This e-mail is already in use.', details: null },
    { code: 'COMPANY_EXISTS', field: ['companyName'], message: 'Company name already exists.', details: null },
  ];
  expect(submitResultOf({ kind: 'refused', userErrors, data: null })).toEqual({
    kind: 'refused',
    errors: userErrors,
  });
});

it('appends the names of the objects that prevent the change', () => {
  const message = 'Your tier allows 2 enabled API tokens. Disable one first.';
  const error = { code: 'TOKEN_LIMIT_REACHED', field: null, message, details: ['first', 'second'] };
  const withNames = { ...error, message: `${message} Currently enabled: first, second.` };
  expect(submitResultOf({ kind: 'refused', userErrors: [error], data: null })).toEqual({
    kind: 'refused',
    errors: [withNames],
  });
});

it('returns the stored values after a conflict if the form can show them', () => {
  const current = { name: 'Amara' };
  const conflict = { version: 3, changedBy: 'Hanna', changedAt: '2026-11-26T10:00:00Z', current };
  const result = {
    kind: 'failed',
    error: { kind: 'conflict', code: 'CONFLICT', requestId: 'r', conflict },
  } as const;
  const detail = { version: 3, changedBy: 'Hanna', changedAt: '2026-11-26T10:00:00Z' };
  expect(submitResultOf(result, (stored) => ({ stored }))).toEqual({
    kind: 'conflict',
    conflict: { ...detail, stored: { stored: current } },
  });
  expect(submitResultOf(result)).toEqual({ kind: 'conflict', conflict: detail });
});
