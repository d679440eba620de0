import { checkClient } from '../pool/checks.ts';
import type { Pool } from '../pool/pool.ts';
import { requiredRecord, requiredString, type Input } from '../wire/input.ts';
import type { Operation } from '../wire/operation.ts';
import { invalidParameter } from '../wire/service-error.ts';
import { answerDeviceVerifier, beginDeviceProof } from './device-proof.ts';
import { answerNewPassword } from './new-password.ts';
import { answerPasswordVerifier } from './password-verifier.ts';
import { answerMfaSetup, answerSoftwareToken } from './second-factor.ts';

/** Answers one challenge with the next one or with tokens. @throws ServiceError */
type ChallengeHandler = (pool: Pool, session: string, responses: Input) => object | Promise<object>;

const handlers: Readonly<Record<string, ChallengeHandler>> = {
  DEVICE_PASSWORD_VERIFIER: answerDeviceVerifier,
  DEVICE_SRP_AUTH: beginDeviceProof,
  MFA_SETUP: answerMfaSetup,
  NEW_PASSWORD_REQUIRED: answerNewPassword,
  PASSWORD_VERIFIER: answerPasswordVerifier,
  SOFTWARE_TOKEN_MFA: answerSoftwareToken,
};

export const respondToAuthChallenge: Operation = {
  access: 'public',
  run(pool, input) {
    checkClient(input);
    const name = requiredString(input, 'ChallengeName');
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
    if (!handler) throw invalidParameter(`${name} is not a challenge of this user pool.`);
    return handler(pool, requiredString(input, 'Session'), requiredRecord(input, 'ChallengeResponses'));
  },
};
