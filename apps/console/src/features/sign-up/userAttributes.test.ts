import { describe, expect, it } from 'vitest';
import { attributeFields, attributesOf } from './userAttributes.ts';

describe('configured user attributes', () => {
  it('become fields, except for those on every form', () => {
    expect(
      attributeFields(['email', 'given_name', 'phone_number', 'birthdate', 'custom:company_size', 'birthdate']),
    ).toEqual([
      { key: 'a0', name: 'birthdate', label: 'Date of birth' },
      { key: 'a1', name: 'custom:company_size', label: 'Company size' },
    ]);
  });

  it('are sent with their own names', () => {
    const fields = attributeFields(['custom:vat.id']);
    const values = { name: 'Ana', lastName: 'Berg', attributes: { a0: 'SE1' } };
    expect(attributesOf(values, fields)).toEqual({
      given_name: 'Ana',
      family_name: 'Berg',
      'custom:vat.id': 'SE1',
    });
    expect(attributesOf(values, [])).toEqual({ given_name: 'Ana', family_name: 'Berg' });
  });
});
