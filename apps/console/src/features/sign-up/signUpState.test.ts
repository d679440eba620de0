import { expect, it } from 'vitest';
import { readSignUpState } from './signUpState.ts';

const further = [{ key: 'a0', name: 'custom:vat', label: 'Vat' }];
const empty = {
  name: '',
  lastName: '',
  email: '',
  attributes: { a0: '' },
  password: '',
  rePassword: '',
  acceptTerms: false,
};

it('is empty on the first visit, or with an invalid state', () => {
  for (const state of [null, undefined, 'text', { entered: null }, { entered: { name: 7, acceptTerms: 'yes' } }])
    expect(readSignUpState(state, further)).toEqual(empty);
});

it('keeps earlier input, ignores other state, and has no password', () => {
  const entered = { name: 'Ana', attributes: { a0: 'SE1', b: 'x' }, acceptTerms: true, password: 'x' };
  expect(readSignUpState({ entered }, further)).toEqual({
    ...empty,
    name: 'Ana',
    attributes: { a0: 'SE1' },
    acceptTerms: true,
  });
});
