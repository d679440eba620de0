import type { MutationResult } from '../../core/mutations/runMutation.ts';
import { builder } from '../../core/schema/builder.ts';
import { UserErrorObject, type Payload } from '../../core/schema/payload.ts';
import { ApiToken, type ApiTokenRow } from './apiToken.ts';

/** A token with its secret, which is only in this response. */
export type TokenWithSecret = { readonly apiToken: ApiTokenRow; readonly secret: string | null };

export const ApiTokenSecretPayload: Payload<TokenWithSecret> = builder
  .objectRef<MutationResult<TokenWithSecret>>('ApiTokenSecretPayload')
  .implement({
    fields: (t) => ({
      apiToken: t.field({ type: ApiToken.type, nullable: true, resolve: ({ value }) => value?.apiToken ?? null }),
      secret: t.string({ nullable: true, resolve: ({ value }) => value?.secret ?? null }),
      userErrors: t.field({ type: [UserErrorObject], resolve: ({ userErrors }) => userErrors }),
    }),
  });
