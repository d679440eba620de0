import { eq } from 'drizzle-orm';
import { users } from '../database/schema.ts';
import { userError } from '../errors/userError.ts';
import { refused, type Mutation } from '../mutations/outcome.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { wouldRemoveLastAdministrator } from './lastAdministrator.ts';
import { findManagedUser, isSelf } from './managedUser.ts';

/** Removes the user; his address is free again. The audit log keeps his name. */
export const deleteUser: Mutation<{ readonly id: string }, true> = async (context, { id }) => {
  const found = await findManagedUser(context, 'deleteUser', id);
  if ('refusal' in found) return found.refusal;
  const { user, target } = found;
  if (isSelf(context, user.id)) return refused([userError('SELF_ACTION')], target);
  if (await wouldRemoveLastAdministrator(context, user, null)) return refused([userError('LAST_ADMIN')], target);
  await context.transaction.delete(users).where(eq(users.id, user.id));
  await enqueue(context.transaction, user, 'DELETE');
  return { kind: 'done', answer: true, change: { target, diff: { email: [user.email, null] } } };
};
