import { aliasKey } from '../users/user.ts';
import { requiredParameter, type Input } from '../wire/input.ts';
import { notAuthorized } from '../wire/serviceError.ts';

/** @throws NotAuthorizedException when somebody else answers than the one who began the sign-in. */
export function checkSameUser(responses: Input, challenge: { userId: string; alias: string }): void {
  const key = aliasKey(requiredParameter(responses, 'USERNAME'));
  if (key !== challenge.userId && key !== aliasKey(challenge.alias)) {
    throw notAuthorized('Invalid session for the user.');
  }
}
