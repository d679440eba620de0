import { checkClient, checkPool } from '../user-pool/checks.ts';
import { requiredParameter, requiredRecord, requiredString } from '../protocol/input.ts';
import type { Operation } from '../protocol/operation.ts';
import { incorrectCredentials, invalidParameter } from '../protocol/serviceError.ts';
import { dummyVerifier, isPasswordOf } from '../srp/verifier.ts';
import { resolveAlias } from '../users/resolveUser.ts';
import { countPasswordAttempt } from './lockout.ts';
import { continueAfterPassword } from './passwordVerifier.ts';

/** Signs in with the password itself. The app client allows this flow only to servers. */
export const adminInitiateAuth: Operation = {
  access: 'signed',
  run(pool, input) {
    checkPool(input);
    checkClient(input);
    const flow = requiredString(input, 'AuthFlow');
    if (flow !== 'ADMIN_USER_PASSWORD_AUTH') throw invalidParameter(`${flow} flow not enabled for this client`);
    const parameters = requiredRecord(input, 'AuthParameters');
    const alias = requiredParameter(parameters, 'USERNAME');
    const password = requiredParameter(parameters, 'PASSWORD');
    const { user, subject: userId } = resolveAlias(pool, alias);
    const verifier = user?.password ?? dummyVerifier(pool.dummySecret, userId);
    const isRight = countPasswordAttempt(pool, userId, () => isPasswordOf(userId, password, verifier));
    if (!isRight || !user) throw incorrectCredentials();
    return continueAfterPassword(pool, { userId, alias, passwordVerifier: verifier.verifier }, parameters);
  },
};
