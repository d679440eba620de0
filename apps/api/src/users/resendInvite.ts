import type { UserRow } from '../database/schema.ts';
import { invalid } from '../errors/failure.ts';
import { validationMessages } from '../errors/messages.ts';
import { userError } from '../errors/userError.ts';
import { failed, refused, type Mutation } from '../mutations/outcome.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { invitationOf } from './invitationOf.ts';
import { takeInvitationTurn } from './invitationTurns.ts';
import { findManagedUser, isSelf } from './managedUser.ts';

/** Mails the invitation again. Who has signed in, or is switched off, cannot be invited: VALIDATION. */
export const resendInvite: Mutation<{ readonly id: string }, UserRow> = async (context, { id }) => {
  const found = await findManagedUser(context, 'resendInvite', id);
  if ('refusal' in found) return found.refusal;
  const { user, entity, target } = found;
  if (isSelf(context, user.id)) return refused([userError('SELF_ACTION')], target);
  if (user.stage !== 'INVITED') return failed(invalid(validationMessages.alreadySignedIn, 'id'), target);
  if (!user.active) return failed(invalid(validationMessages.inactive, 'id'), target);
  const haste = await takeInvitationTurn(context, user.email);
  if (haste) return refused([{ ...haste, field: null }], target);
  await enqueue(context.transaction, user, 'RESEND', { invitation: await invitationOf(context, entity) });
  return { kind: 'done', answer: user, change: { target, diff: {} } };
};
