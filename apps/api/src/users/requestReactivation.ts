import { done } from '../mutations/outcome.ts';
import { builder } from '../schema/builder.ts';
import { defineMutation } from '../schema/defineMutation.ts';
import { OkPayload } from '../schema/payload.ts';
import { emailLength } from './constraints.ts';
import { requestMail } from './requestMail.ts';

/** Passes on to the administrators of somebody who is not let in that they ask to be. */
export const requestReactivation = defineMutation({
  name: 'requestReactivation',
  rule: { perMinutePerIp: 2 },
  args: builder.args((t) => ({ email: t.string({ required: true, ...emailLength }) })),
  payload: OkPayload,
  audit: null,
  examples: [{ on: 'address' }],
  run: (context, { email }) => {
    requestMail(context, 'REACTIVATION', email);
    return done(true, null);
  },
});
