import { attributeList, type Input } from '../protocol/input.ts';
import { invalidParameter, notAuthorized } from '../protocol/serviceError.ts';

const emailShape = /^[^\s@<>"]+@[^\s@<>"]+$/;
const maxValueLength = 2_048;

/** The pool's schema; it has no custom attributes. */
const schema: ReadonlySet<string> = new Set([
  'email',
  'email_verified',
  'family_name',
  'given_name',
  'locale',
  'name',
  'phone_number',
  'phone_number_verified',
]);

/**
 * `WriteAttributes` of the console's app client. They cannot identify a user or receive codes, because a stolen access token can change
 * them.
 */
const clientWritable: ReadonlySet<string> = new Set(['family_name', 'given_name', 'locale', 'name']);

/** @throws InvalidParameterException unless it is a valid email address. */
export function checkEmail(email: string): void {
  if (!emailShape.test(email) || email.length > 254) throw invalidParameter('Invalid email address format.');
}

const refuse = (reason: string) => invalidParameter(`Attributes did not conform to the schema: ${reason}`);

/** @throws InvalidParameterException for a value that is too long. */
export function checkAttributeValue(name: string, value: string): void {
  if (value.length > maxValueLength) throw refuse(`${name}: String must not be longer than ${maxValueLength}.`);
}

/**
 * The attributes of a request.
 * @param writer the app client, or an administrator, who can write the whole schema
 * @throws InvalidParameterException for names outside the schema and values that are too long; NotAuthorizedException for
 *   attributes that the app client cannot write
 */
export function writableAttributes(input: Input, writer: 'administrator' | 'client'): Record<string, string> {
  const attributes = attributeList(input, 'UserAttributes');
  for (const [name, value] of Object.entries(attributes)) {
    if (!schema.has(name)) throw refuse(`${name}: Attribute does not exist in the schema.`);
    if (writer === 'client' && !clientWritable.has(name)) {
      throw notAuthorized('A client attempted to write unauthorized attribute');
    }
    checkAttributeValue(name, value);
  }
  return attributes;
}
