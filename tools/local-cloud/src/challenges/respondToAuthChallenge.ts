import { checkClient } from '../user-pool/checks.ts';
import type { Pool } from '../user-pool/pool.ts';
import { optionalString, requiredParameter, requiredRecord, requiredString, type Input } from '../protocol/input.ts';
import type { Operation } from '../protocol/operation.ts';
import { invalidParameter } from '../protocol/serviceError.ts';
import { respondToDevicePasswordVerifier, respondToDeviceSrpAuth } from './deviceSrpAuth.ts';
import { respondToNewPasswordRequired } from './newPasswordRequired.ts';
import { respondToPasswordVerifier } from './passwordVerifier.ts';
import { respondToMfaSetup, respondToSoftwareTokenMfa } from './softwareTokenMfa.ts';
import { respondToSelectChallenge } from './userAuth.ts';
import { respondToWebAuthn } from './webAuthn.ts';
import { sessionOfSecretBlock } from './sessions.ts';

/** Returns the next challenge, or tokens. @throws ServiceError */
type ChallengeHandler = (pool: Pool, session: string, responses: Input) => object | Promise<object>;

const handlers: Readonly<Record<string, ChallengeHandler>> = {
  DEVICE_PASSWORD_VERIFIER: respondToDevicePasswordVerifier,
  DEVICE_SRP_AUTH: respondToDeviceSrpAuth,
  MFA_SETUP: respondToMfaSetup,
  NEW_PASSWORD_REQUIRED: respondToNewPasswordRequired,
  PASSWORD_VERIFIER: respondToPasswordVerifier,
  SELECT_CHALLENGE: respondToSelectChallenge,
  SOFTWARE_TOKEN_MFA: respondToSoftwareTokenMfa,
  WEB_AUTHN: respondToWebAuthn,
};

/** @throws InvalidParameterException if neither `Session` nor the challenge responses identify the session */
const sessionOf = (input: Input, name: string, responses: Input): string =>
  name === 'PASSWORD_VERIFIER' && !optionalString(input, 'Session')
    ? sessionOfSecretBlock(requiredParameter(responses, 'PASSWORD_CLAIM_SECRET_BLOCK'))
    : requiredString(input, 'Session');

export const respondToAuthChallenge: Operation = {
  access: 'public',
  run(pool, input) {
    checkClient(input);
    const name = requiredString(input, 'ChallengeName');
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
    if (!handler) throw invalidParameter(`${name} is not a challenge of this user pool.`);
    const responses = requiredRecord(input, 'ChallengeResponses');
    return handler(pool, sessionOf(input, name, responses), responses);
  },
};
