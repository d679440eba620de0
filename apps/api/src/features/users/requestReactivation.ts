import { done } from '../../core/mutations/outcome.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { emailLength } from '../../core/schema/constraint.ts';
import { mailAccessRequest } from './accessRequests.ts';

/** Mails the administrators of a disabled user that the user requests reactivation. */
export const requestReactivation = defineMutation({
  name: 'requestReactivation',
  rule: { perMinutePerIp: 2 },
  args: builder.args((t) => ({ email: t.string({ required: true, ...emailLength }) })),
  payload: OkPayload,
  audit: null,
  examples: [{ on: 'address' }],
  run: (context, { email }) => {
    mailAccessRequest(context, 'REACTIVATION', email);
    return done(true, null);
  },
});
