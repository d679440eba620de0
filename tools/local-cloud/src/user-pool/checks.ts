import { requiredString, type Input } from '../protocol/input.ts';
import { ServiceError } from '../protocol/serviceError.ts';
import { userPoolClientId, userPoolId } from './settings.ts';

/** @throws ResourceNotFoundException for another app client. */
export function checkClient(input: Input): void {
  const clientId = requiredString(input, 'ClientId');
  if (clientId === userPoolClientId) return;
  throw new ServiceError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
}

/** @throws ResourceNotFoundException for another user pool. */
export function checkPool(input: Input): void {
  const id = requiredString(input, 'UserPoolId');
  if (id !== userPoolId) throw new ServiceError('ResourceNotFoundException', `User pool ${id} does not exist.`);
}
