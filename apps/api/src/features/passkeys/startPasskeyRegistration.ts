import { failure } from '../../core/errors/failure.ts';
import { userError } from '../../core/errors/userError.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import type { MutationResult } from '../../core/mutations/runMutation.ts';
import { auth } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { UserErrorObject, type Payload } from '../../core/schema/payload.ts';
import { User } from '../../core/accounts/user.ts';

type Registration = { readonly options: object | null };

const PasskeyRegistrationPayload: Payload<Registration> = builder
  .objectRef<MutationResult<Registration>>('PasskeyRegistrationPayload')
  .implement({
    fields: (t) => ({
      options: t.field({ type: 'JSON', nullable: true, resolve: ({ value }) => value?.options ?? null }),
      userErrors: t.field({ type: [UserErrorObject], resolve: ({ userErrors }) => userErrors }),
    }),
  });

/** Returns the options for `navigator.credentials.create`. Nothing changes before `addPasskey`. */
export const startPasskeyRegistration = defineMutation({
  name: 'startPasskeyRegistration',
  rule: auth({ scope: 'SELF', notActing: true, stepUp: true }),
  payload: PasskeyRegistrationPayload,
  audit: { action: 'passkey.start', target: User },
  // A repeated request must not get the challenge of an earlier one.
  secrets: ['options'],
  prepare: ({ settings, accessToken }) => settings.passkeys.start(accessToken).catch(() => 'UNREACHABLE' as const),
  run: (_context, _none, options) => {
    if (options === 'UNREACHABLE') return failed(failure('UNAVAILABLE'));
    return options === null ? refused([userError('PASSKEY_LIMIT')]) : done({ options }, null);
  },
});
