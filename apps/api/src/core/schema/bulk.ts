import type { UserError } from '../errors/userError.ts';
import { builder } from './builder.ts';
import { rowsPayload, UserErrorObject } from './payload.ts';

/** The result of a bulk mutation for one of its objects. */
export type BulkRow = { readonly id: string; readonly error: UserError | null };

const BulkRowObject = builder.objectRef<BulkRow>('BulkRow').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    ok: t.boolean({ resolve: ({ error }) => error === null }),
    error: t.field({ type: UserErrorObject, nullable: true, resolve: ({ error }) => error }),
  }),
});

export const BulkPayload = rowsPayload('BulkPayload', BulkRowObject);
