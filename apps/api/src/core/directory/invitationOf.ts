import type { EntityRow, Invitation } from '../database/schema.ts';
import type { SignedInContext } from '../requests/context.ts';
import { readVisibleUser } from './readVisibleUser.ts';

/** Who acts and the account, as a mail of the pool names them. While acting, it is the effective user. */
export async function invitationOf(
  { transaction, principal }: SignedInContext,
  { name: account }: EntityRow,
): Promise<Invitation> {
  const inviter = await readVisibleUser(transaction, principal.effective.userId);
  if (!inviter) throw new Error('The caller is not visible to themselves');
  return { inviter: `${inviter.name} ${inviter.lastName}`.trim(), account };
}
