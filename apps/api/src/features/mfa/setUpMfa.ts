import { failure } from '../../core/errors/failure.ts';
import { done, failed } from '../../core/mutations/outcome.ts';
import type { MutationResult } from '../../core/mutations/runMutation.ts';
import { auth } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { UserErrorObject, type Payload } from '../../core/schema/payload.ts';
import { User } from '../../core/accounts/user.ts';

type Setup = { readonly secret: string | null };

const MfaSetupPayload: Payload<Setup> = builder.objectRef<MutationResult<Setup>>('MfaSetupPayload').implement({
  fields: (t) => ({
    secret: t.string({ nullable: true, resolve: ({ value }) => value?.secret ?? null }),
    userErrors: t.field({ type: [UserErrorObject], resolve: ({ userErrors }) => userErrors }),
  }),
});

/** Returns the secret of a new authenticator app. Nothing changes before `confirmMfa`. */
export const setUpMfa = defineMutation({
  name: 'setUpMfa',
  rule: auth({ scope: 'SELF', notActing: true, stepUp: true, withoutFactor: true }),
  payload: MfaSetupPayload,
  audit: { action: 'factor.setUp', target: User },
  secrets: ['secret'],
  prepare: async ({ settings, accessToken }) => settings.mfa.associate(accessToken).catch(() => null),
  run: (_context, _none, secret) => (secret === null ? failed(failure('UNAVAILABLE')) : done({ secret }, null)),
});
