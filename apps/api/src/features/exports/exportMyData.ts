import { User } from '../../core/accounts/user.ts';
import { done } from '../../core/mutations/outcome.ts';
import type { MutationResult } from '../../core/mutations/runMutation.ts';
import { enqueueMail } from '../../core/outbox/enqueue.ts';
import { auth } from '../../core/policy/rules.ts';
import { enforceRateLimit } from '../../core/requests/rateLimiter.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { UserErrorObject, type Payload } from '../../core/schema/payload.ts';
import { ownDataMail } from './exportMails.ts';
import { readOwnData } from './readOwnData.ts';

type MyData = { readonly data: unknown };

const MyDataPayload: Payload<MyData> = builder.objectRef<MutationResult<MyData>>('MyDataPayload').implement({
  fields: (t) => ({
    data: t.field({ type: 'JSON', nullable: true, resolve: ({ value }) => value?.data ?? null }),
    userErrors: t.field({ type: [UserErrorObject], resolve: ({ userErrors }) => userErrors }),
  }),
});

export const exportsPerMinute = 5;

/** Returns everything that the API stores about the caller, who is mailed. A mutation, because it is recorded. */
export const exportMyData = defineMutation({
  name: 'exportMyData',
  rule: auth({ scope: 'SELF', notActing: true, stepUp: true }),
  payload: MyDataPayload,
  audit: { action: 'profile.export', target: User },
  // Not stored with the idempotency key.
  secrets: ['data'],
  run: async (context) => {
    const { userId } = context.principal.actor;
    enforceRateLimit(context, 'export', userId, exportsPerMinute);
    const found = await User.lock(context, userId);
    if ('refusal' in found) return found.refusal;
    const at = new Date();
    const { row: user, target } = found;
    const mail = ownDataMail({ to: user.email, at, origin: context.settings.consoleOrigin });
    await enqueueMail(context.transaction, mail, { entityId: user.entityId, subject: `mail ${user.id}` });
    return done({ data: await readOwnData(context, at) }, { target, diff: {} });
  },
});
