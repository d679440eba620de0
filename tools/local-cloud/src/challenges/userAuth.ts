import type { Pool } from '../user-pool/pool.ts';
import { resolveAlias } from '../users/resolveUser.ts';
import { optionalString, requiredParameter, type Input } from '../protocol/input.ts';
import { invalidParameter } from '../protocol/serviceError.ts';
import { checkSameUser } from './checks.ts';
import { startSrp } from './startSrp.ts';
import { startWebAuthn } from './webAuthn.ts';

/** The same for all names, so that it reveals neither users nor their passkeys. */
const starters: Readonly<Record<string, (pool: Pool, parameters: Input) => object | Promise<object>>> = {
  PASSWORD_SRP: startSrp,
  WEB_AUTHN: startWebAuthn,
};

function startChallenge(pool: Pool, name: string, parameters: Input): object | Promise<object> {
  const start = Object.hasOwn(starters, name) ? starters[name] : undefined;
  if (!start) throw invalidParameter(`${name} is not an available challenge.`);
  return start(pool, parameters);
}

/** Choice-based sign-in: starts the preferred challenge, or asks for a choice. */
export function startUserAuth(pool: Pool, parameters: Input): object | Promise<object> {
  const preferred = optionalString(parameters, 'PREFERRED_CHALLENGE');
  if (preferred !== undefined) return startChallenge(pool, preferred, parameters);
  const alias = requiredParameter(parameters, 'USERNAME');
  const { subject: userId } = resolveAlias(pool, alias);
  return {
    ChallengeName: 'SELECT_CHALLENGE',
    ChallengeParameters: {},
    AvailableChallenges: Object.keys(starters),
    Session: pool.sessions.open({ name: 'SELECT_CHALLENGE', userId, alias }),
  };
}

export function respondToSelectChallenge(pool: Pool, session: string, responses: Input): object | Promise<object> {
  checkSameUser(responses, pool.sessions.take(session, 'SELECT_CHALLENGE'));
  return startChallenge(pool, requiredParameter(responses, 'ANSWER'), responses);
}
