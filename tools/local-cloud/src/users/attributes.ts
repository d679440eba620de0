import { attributeList, type Input } from '../wire/input.ts';
import { invalidParameter } from '../wire/service-error.ts';

const emailShape = /^[^\s@<>"]+@[^\s@<>"]+$/;
const ownNames = /^(email|name|given_name|family_name|phone_number|locale|custom:[\w.-]{1,20})$/;
const longestValue = 2_048;

/** @throws InvalidParameterException unless it may be somebody's e-mail address. */
export function checkEmail(email: string): void {
  if (!emailShape.test(email) || email.length > 254) throw invalidParameter('Invalid email address format.');
}

/**
 * The attributes of a request.
 * @param isAdministrator may say as well that an address is verified
 * @throws InvalidParameterException for names outside the schema and values that are too long
 */
export function writableAttributes(input: Input, isAdministrator: boolean): Record<string, string> {
  const attributes = attributeList(input, 'UserAttributes');
  for (const [name, value] of Object.entries(attributes)) {
    if (!ownNames.test(name) && !(isAdministrator && name === 'email_verified')) {
      throw invalidParameter(
        `Attributes did not conform to the schema: ${name}: Attribute does not exist in the schema.`,
      );
    }
    if (value.length > longestValue) {
      throw invalidParameter(`Attributes did not conform to the schema: ${name}: String must not be longer than 2048.`);
    }
  }
  return attributes;
}
