import { failure, notFound } from '../../core/errors/failure.ts';
import * as v from 'valibot';
import { fieldErrors } from '../../core/errors/userError.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { auth } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { User } from '../../core/accounts/user.ts';
import { passkeyId, passkeyName, passkeyNameRule, readPasskeyName, savePasskeyName } from './passkey.ts';

/** Renames a passkey of the caller. Names are only stored here. */
export const renamePasskey = defineMutation({
  name: 'renamePasskey',
  rule: auth({ scope: 'SELF', notActing: true }),
  args: builder.args((t) => ({ id: t.id(passkeyId), name: t.string(passkeyName) })),
  payload: OkPayload,
  audit: { action: 'passkey.rename', target: User },
  examples: [{ with: { id: 'example', name: 'Phone' } }],
  prepare: ({ settings, accessToken }) => settings.passkeys.list(accessToken).catch(() => null),
  run: async (context, { id, ...given }, inPool) => {
    const checked = v.safeParse(passkeyNameRule, given);
    if (!checked.success) return refused(fieldErrors(checked.issues));
    const { name } = checked.output;
    const { transaction, principal } = context;
    const found = await User.lock(context, principal.actor.userId);
    if ('refusal' in found) return found.refusal;
    const { row: user, target } = found;
    if (inPool === null) return failed(failure('UNAVAILABLE'), target);
    if (!inPool.some((passkey) => passkey.id === id)) return failed(notFound('passkey'), target);
    const before = await readPasskeyName(transaction, user.id, id);
    if (before === name) return done(true, null);
    await savePasskeyName(transaction, user.id, id, name);
    return done(true, { target, diff: { name: [before, name] } });
  },
});
