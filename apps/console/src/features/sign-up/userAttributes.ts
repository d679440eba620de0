import { signUpMessages } from '../../auth/sign-in/signUpMessages.ts';

/**
 * Attributes with their own field or set by the service, and the phone number, which clients cannot write and which is
 * requested with the account.
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

/**
 * A configured attribute as a form field. `key` is its index, because a name can contain characters that field paths
 * cannot.
 */
export type AttributeField = { key: string; name: string; label: string };

/** `custom:company_size` → "Company size". */
function labelOf(name: string): string {
  const label = name.replace(/^custom:/, '').replaceAll(/[_.:-]+/g, ' ');
  return labels[name] ?? label.charAt(0).toUpperCase() + label.slice(1);
}

export function attributeFields(names: readonly string[]): AttributeField[] {
  const further = [...new Set(names)].filter((name) => !handled.has(name));
  return further.map((name, index) => ({ key: `a${index}`, name, label: labelOf(name) }));
}

export type SignUpValues = {
  name: string;
  lastName: string;
  attributes: Readonly<Record<string, string>>;
};

/** Values by the pool's attribute names. */
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
