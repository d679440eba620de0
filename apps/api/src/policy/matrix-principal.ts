import type { Database } from '../database/database.ts';
import { createSignIn } from '../identity/signIn.ts';
import type { Asker } from './matrix-cells.ts';
import { type PersonName, personSub } from './matrix-world.ts';
import type { Principal } from './principal.ts';

const HALF_AN_HOUR = 1_800_000;

/** The principal of the request, by the API's own sign-in; null for a guest and for whom sign-in does not let in. */
export async function principalFor(database: Database, { person, acting }: Asker): Promise<Principal | null> {
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
    async () => null,
  )('');
  if ('principal' in answer) return answer.principal;
  if (answer.failure.code !== 'UNAUTHENTICATED') throw new Error(`Sign-in answered ${answer.failure.code}`);
  return null;
}
