import { attributeList, type Input } from '../wire/input.ts';
import { invalidParameter } from '../wire/service-error.ts';

const emailShape = /^[^\s@<>"]+@[^\s@<>"]+$/;
const ownNames = /^(email|name|given_name|family_name|phone_number|locale|custom:[\w.-]{1,20})$/;
const longestValue = 2_048;
/** As many custom attributes as the service's schema may have. */
const mostCustom = 50;

/** @throws InvalidParameterException unless it may be somebody's e-mail address. */
export function checkEmail(email: string): void {
  if (!emailShape.test(email) || email.length > 254) throw invalidParameter('Invalid email address format.');
}

const refuse = (reason: string) => invalidParameter(`Attributes did not conform to the schema: ${reason}`);

/** @throws InvalidParameterException for a value that is too long. */
export function checkAttributeValue(name: string, value: string): void {
  if (value.length > longestValue) throw refuse(`${name}: String must not be longer than ${longestValue}.`);
}

/**
 * The attributes of a request.
 * @param present what the user has already
 * @param isAdministrator may say as well that an address is verified
 * @throws InvalidParameterException for names outside the schema, values that are too long, and too many custom ones
 */
export function writableAttributes(
  input: Input,
  { present = {}, isAdministrator = false }: { present?: object; isAdministrator?: boolean } = {},
): Record<string, string> {
  const attributes = attributeList(input, 'UserAttributes');
  for (const [name, value] of Object.entries(attributes)) {
    if (!ownNames.test(name) && !(isAdministrator && name === 'email_verified')) {
      throw refuse(`${name}: Attribute does not exist in the schema.`);
    }
    checkAttributeValue(name, value);
  }
  const custom = Object.keys({ ...present, ...attributes }).filter((name) => name.startsWith('custom:'));
  if (custom.length > mostCustom) throw refuse(`There may be ${mostCustom} custom attributes.`);
  return attributes;
}
