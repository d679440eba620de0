import * as v from 'valibot';
import { fieldErrors, userError } from '../../core/errors/userError.ts';
import type { AddedPasskey } from '../../core/identity/poolPasskeys.ts';
import { done, refused } from '../../core/mutations/outcome.ts';
import { enqueueMail } from '../../core/outbox/enqueue.ts';
import { auth } from '../../core/policy/rules.ts';
import type { SignedInPreparation } from '../../core/requests/context.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { User } from '../../core/accounts/user.ts';
import { passkeyName, passkeyNameRule, savePasskeyName } from './passkey.ts';
import { passkeyMail } from './passkeyMail.ts';

type Added = { readonly outcome: AddedPasskey | 'UNREACHABLE'; readonly id: string };

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

async function addToPool({ settings, accessToken }: SignedInPreparation, text: string): Promise<Added> {
  const credential = parseCredential(text);
  if (credential === null) return { outcome: 'INVALID', id: '' };
  const outcome = await settings.passkeys.complete(accessToken, credential).catch(() => 'UNREACHABLE' as const);
  return { outcome, id: credential.id };
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
  prepare: async (context, { credential, name }) =>
    v.is(passkeyNameRule, { name }) ? addToPool(context, credential) : null,
  run: async (context, given, added) => {
    const checked = v.safeParse(passkeyNameRule, given);
    if (!checked.success || added === null) return refused(fieldErrors(checked.issues ?? []));
    const { name } = checked.output;
    const { outcome, id } = added;
    const { transaction, principal, settings } = context;
    const found = await User.lock(context, principal.actor.userId);
    if ('refusal' in found) return found.refusal;
    const { row: user, target } = found;
    if (outcome === 'INVALID') return refused([userError('PASSKEY_INVALID')], target);
    if (outcome === 'LIMITED') return refused([userError('PASSKEY_LIMIT')], target);
    // The pool may have added it, and a way to sign in must never be added unnoticed.
    await savePasskeyName(transaction, user.id, id, name);
    await enqueueMail(transaction, passkeyMail({ change: 'ADDED', name, user, origin: settings.consoleOrigin }), {
      entityId: user.entityId,
      subject: `mail ${user.id}`,
    });
    return done(true, { target, diff: { name: [null, name] } });
  },
});
