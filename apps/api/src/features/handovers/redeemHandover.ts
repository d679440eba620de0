import { asSystem } from '../../core/database/transactions.ts';
import { userError } from '../../core/errors/userError.ts';
import { done, refused } from '../../core/mutations/outcome.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { payloadOf } from '../../core/schema/payload.ts';
import { consumeHandover, type SessionTokens } from './handover.ts';

const SessionTokensObject = builder.objectRef<SessionTokens>('SessionTokens').implement({
  fields: (t) => ({
    accessToken: t.exposeString('accessToken'),
    idToken: t.exposeString('idToken'),
    refreshToken: t.exposeString('refreshToken'),
  }),
});

const secretLength = constraint({ min: 43, max: 43 });

/** The session for a code: once, for the page on the host it was created for, with that page's verifier. */
export const redeemHandover = defineMutation({
  name: 'redeemHandover',
  rule: { perMinutePerIp: 30 },
  args: builder.args((t) => ({
    code: t.string({ required: true, ...secretLength }),
    verifier: t.string({ required: true, ...secretLength }),
  })),
  payload: payloadOf('tokens', SessionTokensObject, 'RedeemHandoverPayload'),
  audit: null,
  examples: [{ with: { code: 'c'.repeat(43), verifier: 'v'.repeat(43) } }],
  run: async ({ transaction, origin }, { code, verifier }) => {
    const tokens = await asSystem(transaction, () => consumeHandover(transaction, { code, verifier, origin }));
    return tokens ? done(tokens, null) : refused([userError('HANDOVER_INVALID')]);
  },
});
