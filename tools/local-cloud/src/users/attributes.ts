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
 * `WriteAttributes` of the console's app client: nothing that says who somebody is, or that a code could go to. Whoever
 * holds an access token may write these, its thief too.
 */
const clientWritable: ReadonlySet<string> = new Set(['family_name', 'given_name', 'locale', 'name']);

/** @throws InvalidParameterException unless it may be somebody's e-mail address. */
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
 * @param writer the app client, or an administrator, who may write the whole schema
 * @throws InvalidParameterException for names outside the schema and values that are too long; NotAuthorizedException for
 *   what the app client may not write
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
