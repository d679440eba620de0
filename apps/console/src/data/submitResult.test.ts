import { expect, it } from 'vitest';
import { submitResultOf } from './submitResult.ts';

it('hands on the words of the API as they are: the form tells one error once, whatever its code', () => {
  const userErrors = [
    { code: 'EMAIL_EXISTS', field: ['email'], message: 'This e-mail is already in use.', details: null },
    { code: 'COMPANY_EXISTS', field: ['companyName'], message: 'Company name already exists.', details: null },
  ];
  expect(submitResultOf({ kind: 'refused', userErrors, data: null })).toEqual({
    kind: 'refused',
    errors: userErrors,
  });
});
