import type { MutationResult } from '../../core/mutations/runMutation.ts';
import { builder } from '../../core/schema/builder.ts';
import { UserErrorObject, type Payload } from '../../core/schema/payload.ts';

/** New recovery codes, which are only in this response; null if the user still has some. */
export type NewRecoveryCodes = { readonly recoveryCodes: readonly string[] | null };

export const RecoveryCodesPayload: Payload<NewRecoveryCodes> = builder
  .objectRef<MutationResult<NewRecoveryCodes>>('RecoveryCodesPayload')
  .implement({
    fields: (t) => ({
      ok: t.boolean({ resolve: ({ value }) => value !== null }),
      recoveryCodes: t.field({
        type: ['String'],
        nullable: { list: true, items: false },
        resolve: ({ value }) => value?.recoveryCodes ?? null,
      }),
      userErrors: t.field({ type: [UserErrorObject], resolve: ({ userErrors }) => userErrors }),
    }),
  });
