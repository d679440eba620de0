import * as v from 'valibot';
import { asSystem } from '../../core/database/transactions.ts';
import { fieldErrors, userError } from '../../core/errors/userError.ts';
import type { AddedPasskey } from '../../core/identity/poolPasskeys.ts';
import { done, refused } from '../../core/mutations/outcome.ts';
import { dropMail, holdMail, releaseMail } from '../../core/outbox/heldMail.ts';
import { auth } from '../../core/policy/rules.ts';
import type { SignedInPreparation } from '../../core/requests/context.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { User } from '../../core/accounts/user.ts';
import { passkeyName, passkeyNameRule, savePasskeyName } from './passkey.ts';
import { passkeyMail } from './passkeyMail.ts';

type Refused = Exclude<AddedPasskey, 'ADDED'>;
type Added =
  | { readonly outcome: Refused }
  | {
      readonly outcome: 'ADDED' | 'UNREACHABLE';
      readonly id: string;
      /** The held notice to the user. */
      readonly mailId: number;
    };

/** Anything else could be added in the pool, but not be stored here, so the user would not be mailed. */
const credentialId = /^[\w-]{1,1400}$/;

function parseCredential(text: string): { readonly id: string } | null {
  try {
    const value: unknown = JSON.parse(text);
    const isCredential =
      typeof value === 'object' &&
      value !== null &&
      'id' in value &&
      typeof value.id === 'string' &&
      credentialId.test(value.id);
    return isCredential ? (value as { id: string }) : null;
  } catch {
    return null;
  }
}

async function addToPool(context: SignedInPreparation, text: string, name: string): Promise<Added> {
  const { settings, accessToken, inTransaction } = context;
  // The same user, because this operation is not allowed while acting.
  const { actor, effective } = context.principal;
  const credential = parseCredential(text);
  if (credential === null) return { outcome: 'INVALID' };
  const mail = passkeyMail({ change: 'ADDED', name, user: actor, origin: settings.consoleOrigin });
  const mailId = await inTransaction((transaction) =>
    asSystem(transaction, () => holdMail(transaction, mail, { entityId: effective.entity.id, userId: actor.userId })),
  );
  const outcome = await settings.passkeys.complete(accessToken, credential).catch(() => 'UNREACHABLE' as const);
  // The pool may have added it without a response, and a way to sign in must never be added unnoticed.
  if (outcome === 'ADDED' || outcome === 'UNREACHABLE') return { outcome, id: credential.id, mailId };
  await inTransaction((transaction) => asSystem(transaction, () => dropMail(transaction, mailId)));
  return { outcome };
}

/** Adds the passkey that a browser created with the options of `startPasskeyRegistration`. The user is mailed. */
export const addPasskey = defineMutation({
  name: 'addPasskey',
  rule: auth({ scope: 'SELF', notActing: true, stepUp: true }),
  args: builder.args((t) => ({
    credential: t.string({
      description: 'The response of `navigator.credentials.create`, as JSON.',
      required: true,
      ...constraint({ max: 20_000 }),
    }),
    name: t.string(passkeyName),
  })),
  payload: OkPayload,
  audit: { action: 'passkey.add', target: User },
  examples: [{ with: { credential: '{"id":"example"}', name: 'Laptop' } }],
  prepare: async (context, { credential, name }) => {
    const checked = v.safeParse(passkeyNameRule, { name });
    return checked.success ? addToPool(context, credential, checked.output.name) : null;
  },
  run: async (context, given, added) => {
    const checked = v.safeParse(passkeyNameRule, given);
    if (!checked.success || added === null) return refused(fieldErrors(checked.issues ?? []));
    const { name } = checked.output;
    const { transaction, principal } = context;
    const found = await User.lock(context, principal.actor.userId);
    if ('refusal' in found) return found.refusal;
    const { row: user, target } = found;
    if (!('mailId' in added))
      return refused([userError(added.outcome === 'INVALID' ? 'PASSKEY_INVALID' : 'PASSKEY_LIMIT')], target);
    const { id, mailId } = added;
    await savePasskeyName(transaction, user.id, id, name);
    await asSystem(transaction, () => releaseMail(transaction, mailId));
    return done(true, { target, diff: { name: [null, name] } });
  },
});
