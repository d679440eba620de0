import { signInFailure } from '../errors/failure.ts';
import type { Database } from '../database/database.ts';
import { createSignIn } from '../identity/signIn.ts';
import type { Asker } from './matrixCells.ts';
import { type PersonName, personSub } from './matrixWorld.ts';
import { isNewcomer, type Caller, type Principal } from './principal.ts';

const HALF_AN_HOUR = 1_800_000;

const newcomer = {
  userId: '7d1f2c5a-0b3e-8c4d-a5f6-918273645a5b',
  sub: 'newcomer',
  email: 'newcomer@outside.example',
  name: 'Robin',
  lastName: 'Newcomer',
  phone: null,
  authenticatedAt: new Date(),
};

/** Who asks, by the API's own sign-in; null for a guest and for whom sign-in does not let in. */
export async function callerFor(database: Database, { person, acting, description }: Asker): Promise<Caller> {
  if (description === 'newcomer') return newcomer;
  const target = person && (await signIn(database, person));
  if (!target || acting === 'none') return target;
  const actor = await signIn(database, 'platform/admin');
  if (!actor) throw new Error('The world has nobody who could act as others');
  const expiresAt = new Date(Date.now() + HALF_AN_HOUR);
  return { ...actor, effective: target.effective, acting: { id: 'matrix', mode: acting, expiresAt } };
}

async function signIn(database: Database, person: PersonName): Promise<Principal | null> {
  const token = { raw: '', sub: personSub(person), originJti: person, authenticatedAt: new Date() };
  const answer = await createSignIn(
    database,
    async () => ({ token }),
    async () => ({ hasFactor: !person.endsWith('/overdue') }),
    async () => ({ failure: signInFailure('USER_UNKNOWN') }),
  )('', { userAgent: null, ip: null, place: null, requestId: 'matrix' });
  if ('caller' in answer && !isNewcomer(answer.caller)) return answer.caller;
  if (!('failure' in answer)) throw new Error('Sign-in took somebody of the world for a newcomer');
  if (answer.failure.code !== 'UNAUTHENTICATED') throw new Error(`Sign-in answered ${answer.failure.code}`);
  return null;
}
