import type { EntityRow, Invitation } from '../database/schema.ts';
import type { SignedInContext } from '../requests/context.ts';
import { readVisibleUser } from './readVisibleUser.ts';

/** Inviter and account named in an invitation. While acting, the effective user is the inviter. */
export async function invitationOf(
  { transaction, principal }: SignedInContext,
  { name: account }: EntityRow,
): Promise<Invitation> {
  const inviter = await readVisibleUser(transaction, principal.effective.userId);
  if (!inviter) throw new Error('Somebody who invites is not visible to themselves');
  return { inviter: `${inviter.name} ${inviter.lastName}`.trim(), account };
}
