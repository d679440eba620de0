import type { MutationResult } from '../../core/mutations/runMutation.ts';
import { callerOf } from '../../core/requests/narrowContext.ts';
import { builder } from '../../core/schema/builder.ts';
import { UserErrorObject, type Payload } from '../../core/schema/payload.ts';
import { ViewerObject } from './viewer.ts';

/** The viewer is read when the response is created, because a stored response would contain outdated rights. */
export const ViewerPayload: Payload<true> = builder.objectRef<MutationResult<true>>('ViewerPayload').implement({
  fields: (t) => ({
    viewer: t.field({
      type: ViewerObject,
      nullable: true,
      resolve: ({ value }, _arguments, context) => (value === null ? null : callerOf(context)),
    }),
    userErrors: t.field({ type: [UserErrorObject], resolve: ({ userErrors }) => userErrors }),
  }),
});
