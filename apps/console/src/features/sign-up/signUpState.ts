import type { AttributeField } from './userAttributes.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Earlier input from the history state after Back; otherwise empty. Never a password. */
export function readSignUpState(state: unknown, further: readonly AttributeField[]) {
  const { name, lastName, email, attributes, acceptTerms } = recordOf(recordOf(state)['entered']);
  const entered = recordOf(attributes);
  return {
    name: textOf(name),
    lastName: textOf(lastName),
    email: textOf(email),
    attributes: Object.fromEntries(further.map(({ key }) => [key, textOf(entered[key])])),
    password: '',
    rePassword: '',
    acceptTerms: acceptTerms === true,
  };
}
