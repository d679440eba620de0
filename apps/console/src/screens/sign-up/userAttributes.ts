import { signUpMessages } from '../../messages/signUp.ts';

/**
 * What the form asks everybody for, or the service says by itself; and the phone number, which no client may write: it is
 * asked for with the account.
 */
const handled: ReadonlySet<string> = new Set([
  'email',
  'email_verified',
  'name',
  'given_name',
  'family_name',
  'phone_number',
  'phone_number_verified',
  'sub',
  'updated_at',
]);

const labels: Readonly<Record<string, string>> = signUpMessages.attributes;

/** A configured attribute as a field of the form. `key` is its place: a name may hold what a path may not. */
export type AttributeField = { key: string; name: string; label: string };

/** `custom:company_size` → "Company size". */
function labelOf(name: string): string {
  const words = name.replace(/^custom:/, '').replaceAll(/[_.:-]+/g, ' ');
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The further fields that the configuration asks for. */
export function attributeFields(names: readonly string[]): AttributeField[] {
  const further = [...new Set(names)].filter((name) => !handled.has(name));
  return further.map((name, index) => ({ key: `a${index}`, name, label: labelOf(name) }));
}

export type SignUpValues = {
  name: string;
  lastName: string;
  attributes: Readonly<Record<string, string>>;
};

/** By the names of the identity service. */
export function attributesOf(
  { name, lastName, attributes }: SignUpValues,
  fields: readonly AttributeField[],
): Record<string, string> {
  return {
    given_name: name,
    family_name: lastName,
    ...Object.fromEntries(fields.map((field) => [field.name, attributes[field.key] ?? ''])),
  };
}
