import { invalidParameter, ServiceError } from './serviceError.ts';

/** A parsed request body; fields are validated when they are read through this module. */
export type Input = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws SerializationException unless the text is a JSON object (an empty body counts as one). */
export function parseInput(body: string): Input {
  let value: unknown;
  try {
    value = JSON.parse(body === '' ? '{}' : body);
  } catch {
    value = undefined;
  }
  if (!isRecord(value)) throw new ServiceError('SerializationException', 'The request body is not a JSON object.');
  return value;
}

const fieldLabel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** @throws InvalidParameterException when the field is not a string. */
export function optionalString(input: Input, name: string): string | undefined {
  const value = input[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw invalidParameter(`Value at '${fieldLabel(name)}' must be a string.`);
  return value;
}

/** @throws InvalidParameterException when the field is not a boolean. */
export function optionalBoolean(input: Input, name: string): boolean | undefined {
  const value = input[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'boolean') throw invalidParameter(`Value at '${fieldLabel(name)}' must be a boolean.`);
  return value;
}

/** @throws InvalidParameterException when the field is missing, empty or not a string. */
export function requiredString(input: Input, name: string): string {
  const value = optionalString(input, name);
  if (!value) {
    throw invalidParameter(
      `1 validation error detected: Value at '${fieldLabel(name)}' failed to satisfy constraint: Member must not be null`,
    );
  }
  return value;
}

/** @throws InvalidParameterException when the field is missing or not an object. */
export function requiredRecord(input: Input, name: string): Input {
  const value = input[name];
  if (!isRecord(value)) {
    throw invalidParameter(
      `1 validation error detected: Value at '${fieldLabel(name)}' failed to satisfy constraint: Member must not be null`,
    );
  }
  return value;
}

/** @throws InvalidParameterException if the field is present and not an object. */
export function optionalRecord(input: Input, name: string): Input | undefined {
  const value = input[name];
  return value === undefined || value === null ? undefined : requiredRecord(input, name);
}

/** @throws InvalidParameterException if the field is present and not a record of strings. */
export function optionalStrings(input: Input, name: string): Record<string, string> | undefined {
  const record = optionalRecord(input, name);
  return record && Object.fromEntries(Object.keys(record).map((key) => [key, optionalString(record, key) ?? '']));
}

/** A value of `AuthParameters` or `ChallengeResponses`. @throws InvalidParameterException when it is missing. */
export function requiredParameter(parameters: Input, name: string): string {
  const value = parameters[name];
  if (typeof value !== 'string' || value === '') throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}

/** `[{Name, Value}]` as a record. @throws InvalidParameterException on any other shape. */
export function attributeList(input: Input, name: string): Record<string, string> {
  const value = input[name] ?? [];
  if (!Array.isArray(value)) throw invalidParameter(`Value at '${fieldLabel(name)}' must be a list.`);
  const attributes: Record<string, string> = {};
  for (const entry of value as unknown[]) {
    if (!isRecord(entry)) throw invalidParameter(`Value at '${fieldLabel(name)}' must hold attributes.`);
    attributes[requiredString(entry, 'Name')] = optionalString(entry, 'Value') ?? '';
  }
  return attributes;
}
