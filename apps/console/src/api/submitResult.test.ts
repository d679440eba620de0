import { expect, it } from 'vitest';
import { submitResultOf } from './submitResult.ts';

it('passes the API’s messages on unchanged: the form shows one error once, whatever its code', () => {
  const userErrors = [
    { code: 'EMAIL_EXISTS', field: ['email'], message: 'This e-mail is already in use.', details: null },
    { code: 'COMPANY_EXISTS', field: ['companyName'], message: 'Company name already exists.', details: null },
  ];
  expect(submitResultOf({ kind: 'refused', userErrors, data: null })).toEqual({
    kind: 'refused',
    errors: userErrors,
  });
});

it('says the names of what stands in the way', () => {
  const message = 'Your tier allows 2 enabled API tokens. Disable one first.';
  const error = { code: 'TOKEN_LIMIT_REACHED', field: null, message, details: ['first', 'second'] };
  const said = { ...error, message: `${message} Enabled now: first, second.` };
  expect(submitResultOf({ kind: 'refused', userErrors: [error], data: null })).toEqual({
    kind: 'refused',
    errors: [said],
  });
});

it('has the stored values after a conflict, where the form can show them', () => {
  const current = { name: 'Amara' };
  const conflict = { version: 3, changedBy: 'Hanna', changedAt: '2026-11-26T10:00:00Z', current };
  const result = {
    kind: 'failed',
    error: { kind: 'conflict', code: 'CONFLICT', requestId: 'r', conflict },
  } as const;
  const told = { version: 3, changedBy: 'Hanna', changedAt: '2026-11-26T10:00:00Z' };
  expect(submitResultOf(result, (stored) => ({ stored }))).toEqual({
    kind: 'conflict',
    conflict: { ...told, stored: { stored: current } },
  });
  expect(submitResultOf(result)).toEqual({ kind: 'conflict', conflict: told });
});
